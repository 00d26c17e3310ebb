import { expect, it } from 'vitest';
import { countBins, histogramPlot } from './histogramPlot.ts';

it('counts every value once', () => {
  expect(countBins([0, 1, 9.9, 10, 19, 20, 99], 20, 2)).toEqual([3, 4]);
});

it('draws a bar for each part that holds values, and a line for each mark', () => {
  const svg = histogramPlot({
    title: 'Keystrokes',
    description: 'Three of them.',
    values: [1, 1, 29],
    unit: 'ms',
    longest: 100,
    marks: [
      { label: 'p50', value: 1, kind: 'mark' },
      { label: 'budget', value: 60, kind: 'budget' },
    ],
  });
  expect(svg.match(/<rect/g)).toHaveLength(2);
  expect(svg).toContain('p50 1 ms');
  const budget = Number(/class="budget" x1="([^"]+)"/.exec(svg)?.[1]);
  const mark = Number(/class="mark" x1="([^"]+)"/.exec(svg)?.[1]);
  expect(budget).toBeGreaterThan(mark);
});

it('ends where it is told, and says what lies beyond', () => {
  const svg = histogramPlot({
    title: 'Keystrokes',
    description: 'One was slow.',
    values: [1, 2, 900],
    unit: 'ms',
    longest: 20,
    marks: [{ label: 'longest', value: 900, kind: 'mark' }],
  });
  expect(svg).toContain('longest 900 ms →');
  expect(svg).toContain('20 ms');
  expect(svg.match(/<rect/g)).toHaveLength(3);
});
