import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fillAccent, themeColors } from './accentPlugin.ts';

const tokens = `:root {
  --color-background: light-dark(#fff, hsl(210 14% 7%));
  --color-accent: light-dark(hsl(330 57% 44%), hsl(330 80% 70%));
}`;

it('S4.2 theme colors are the accent in light mode and the background in dark mode', async () => {
  expect(themeColors(tokens)).toEqual({ light: 'hsl(330,57%,44%)', dark: 'hsl(210,14%,7%)' });
  const real = await readFile('site/ui/tokens.css', 'utf8');
  expect(Object.values(themeColors(real)).join()).toMatch(/^hsl\([\d.,%]+\),hsl\([\d.,%]+\)$/);
});

it('icon and manifest get the accent as six digits', async () => {
  expect(fillAccent('fill="{accent}"', tokens)).toBe('fill="#b03070"');
  const real = await readFile('site/ui/tokens.css', 'utf8');
  for (const file of ['icon.svg', 'manifest.webmanifest']) {
    expect(fillAccent(await readFile(`site/ui/${file}`, 'utf8'), real)).toMatch(/"#[\da-f]{6}"/);
  }
});

it('a token in another shape is an error that shows the expected one', () => {
  expect(() => themeColors('--color-accent: red;')).toThrow('--color-accent: light-dark(<light>');
  expect(() => fillAccent('{accent}', '--color-accent: light-dark(#f00, #f00);')).toThrow('hsl(');
});
