import { describe, expect, it } from 'vitest';
import { contrastRatio, parseColor, textOn } from './color.ts';

describe('parseColor', () => {
  it.each([
    ['#fff', [255, 255, 255]],
    ['#1976D2', [25, 118, 210]],
    ['rgb(25, 118, 210)', [25, 118, 210]],
    ['rgba(25 118 210 / 0.5)', [25, 118, 210]],
    ['hsl(210, 100%, 42%)', [0, 107, 214]],
    ['hsl(0 0% 50%)', [128, 128, 128]],
  ])('reads %s', (text, rgb) => {
    expect(parseColor(text)).toEqual(rgb);
  });

  it.each(['red', '#12', '#12345', 'rgb(1, 2)', 'rgb(a, b, c)', 'lab(1 2 3)', ''])(
    'S8.4 throws for "%s", naming it and what is accepted',
    (text) => {
      expect(() => parseColor(text)).toThrow(`Unknown color format "${text}". Accepted are #nnn`);
    },
  );
});

it('computes the contrast of WCAG', () => {
  expect(contrastRatio('#000', '#fff')).toBeCloseTo(21);
  expect(contrastRatio('#777', '#fff')).toBeCloseTo(4.48, 1);
});

it('S9.7 takes white text from a contrast of 3 on', () => {
  expect(textOn('#1976d2')).toBe('#fff');
  expect(textOn('#ffeb3b')).toBe('rgba(0, 0, 0, 0.87)');
});
