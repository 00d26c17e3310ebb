import { expect, it } from 'vitest';
import { pauseBeforeDemos } from './pauseBeforeDemos.server.ts';

it('has the browser pause before each demo and nowhere else', () => {
  const html = '<p>Bars</p><div data-demo="{}"><b>1</b></div><div data-demo="{}" class="x"></div>';
  const [before, ...demos] = pauseBeforeDemos(html).split(
    '<script>document.currentScript.remove()</script>',
  );
  expect([before, ...demos]).toEqual([
    '<p>Bars</p>',
    '<div data-demo="{}"><b>1</b></div>',
    '<div data-demo="{}" class="x"></div>',
  ]);
});
