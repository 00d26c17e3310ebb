import { expect, it } from 'vitest';
import { indexHtml } from './indexHtml.ts';

const page = {
  title: 'A demo',
  direction: 'ltr',
  main: 'src/main.tsx',
  iconFonts: [],
  shows: 'demo',
} as const;

it('says its language, width, title and main module', () => {
  const html = indexHtml({ ...page, title: 'A "demo" & <more>' });
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">\n/);
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1" />');
  expect(html).toContain('<title>A &quot;demo&quot; &amp; &lt;more></title>');
  expect(html).toContain('<script type="module" src="/src/main.tsx"></script>');
});

it('says its direction where it is not the usual one', () => {
  expect(indexHtml(page)).not.toContain('dir=');
  expect(indexHtml({ ...page, direction: 'rtl' })).toContain('<html lang="en" dir="rtl">');
});

it('loads the icon font only where it is needed', () => {
  expect(indexHtml(page)).toContain('css2?family=Roboto:wght@300;400;500;700&amp;display=swap"');
  expect(
    indexHtml({ ...page, iconFonts: ['Material Icons', 'Material Icons Two Tone'] }),
  ).toContain('700&amp;family=Material+Icons&amp;family=Material+Icons+Two+Tone&amp;display=swap"');
});

it('gives a whole page no space around it', () => {
  expect(indexHtml(page)).toContain('padding: 16px');
  const html = indexHtml({ ...page, shows: 'template' });
  expect(html).not.toContain('padding');
  expect(html).toContain('css2?family=Inter:wght@400..700&amp;display=swap"');
});
