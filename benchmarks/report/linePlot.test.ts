import { expect, it } from 'vitest';
import { linePlot } from './linePlot.ts';

const plot = {
  title: 'Growth',
  description: 'Seconds by pages.',
  points: [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 1000, y: 100 },
  ],
  xTitle: 'pages',
  unit: 's',
};
const circles = (svg: string) =>
  [...svg.matchAll(/<circle[^>]* cx="([^"]+)" cy="([^"]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );

it('puts points that grow alike on one straight line', () => {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0], [x2, y2] = [0, 0]] = circles(
    linePlot({ ...plot, reference: null }),
  );
  expect(x1).toBeGreaterThan(x0);
  expect(y1).toBeLessThan(y0);
  expect((y0 - y1) / (x1 - x0)).toBeCloseTo((y0 - y2) / (x2 - x0), 1);
});

it('keeps a steeper line to compare with inside the plot', () => {
  const svg = linePlot({ ...plot, reference: { from: 0, to: 200, text: 'linear growth' } });
  const [, end] = /class="reference"[^>]* y2="([^"]+)"/.exec(svg) ?? [];
  const [, , [, last] = [0, 0]] = circles(svg);
  expect(Number(end)).toBeGreaterThan(0);
  expect(Number(end)).toBeLessThan(last);
  expect(svg).toContain('linear growth');
});
