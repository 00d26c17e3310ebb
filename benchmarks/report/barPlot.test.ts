import { expect, it } from 'vitest';
import { barPlot, barText } from './barPlot.ts';

const bar = (series: number | 'over', value: number | null) => ({
  series,
  name: '',
  value,
  text: barText(value, 'KB'),
});
const widths = (svg: string) =>
  [...svg.matchAll(/<rect class="series[^>]* width="([^"]+)"/g)].map(([, w]) => Number(w));

it('draws bars to one scale, with a line where the budget ends', () => {
  const svg = barPlot({
    title: 'Weight',
    description: 'Two pages.',
    groups: [
      { label: '/a', bars: [bar(0, 50), bar(1, 200)] },
      { label: '/b', bars: [bar(0, 100)] },
    ],
    budget: { value: 100, text: '100 KB' },
  });
  const [first = 0, second, third] = widths(svg);
  expect(second).toBeCloseTo(first * 4, 0);
  expect(third).toBeCloseTo(first * 2, 0);
  expect(svg.match(/class="budget" x1="([^"]+)"/)?.[1]).toBe(String(third));
  expect(svg.match(/class="series-\d"/g)).toEqual([
    'class="series-0"',
    'class="series-1"',
    'class="series-0"',
  ]);
});

it('makes room for a budget that no bar reaches', () => {
  const plot = { title: 'Weight', description: '', groups: [{ label: '/a', bars: [bar(0, 10)] }] };
  const [alone = 0] = widths(barPlot({ ...plot, budget: null }));
  const [beside = 0] = widths(barPlot({ ...plot, budget: { value: 40, text: '40 KB' } }));
  expect(beside).toBeCloseTo(alone / 4, 0);
});

it('can be read without being seen, and escapes what it is given', () => {
  const svg = barPlot({
    title: 'A < B',
    description: 'More "or" less.',
    groups: [{ label: '/<b>', bars: [bar('over', null)] }],
    budget: null,
  });
  expect(svg).toContain('role="img" aria-labelledby="a-b-title a-b-desc"');
  expect(svg).toContain('<title id="a-b-title">A &lt; B</title>');
  expect(svg).toContain('<desc id="a-b-desc">More &quot;or&quot; less.</desc>');
  expect(svg).toContain('/&lt;b&gt;');
  expect(svg).toContain('>–<');
});

it('keeps names and values clear of the bars', () => {
  const svg = barPlot({
    title: 'Weight',
    description: '',
    groups: [
      { label: '/a', bars: [{ series: 0, name: 'our site', value: 5, text: '5 KB, broken' }] },
    ],
    budget: null,
  });
  const [, x, width] = /class="series-0" x="([^"]+)"[^>]* width="([^"]+)"/.exec(svg) ?? [];
  expect(Number(x)).toBeGreaterThan('our site'.length * 6);
  expect(Number(x) + Number(width)).toBeLessThan(380 - '5 KB, broken'.length * 6);
});

it('writes a value with its unit', () => {
  expect(barText(1234.5, 'KB')).toBe('1,234.5 KB');
  expect(barText(3, '')).toBe('3');
  expect(barText(null, 'KB')).toBe('–');
});
