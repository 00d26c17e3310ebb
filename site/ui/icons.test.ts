import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

it('every icon is at its place in the image', () => {
  const image = read('icons.svg');
  const rows = [...image.matchAll(/ id="([\w-]+)"(?: transform="translate\(0 (\d+)\)")?/g)];
  const drawn = rows.map(([, name, place = '0']) => [name, Number(place) / 24]);

  const sheet = read('icons.css');
  const places = [...sheet.matchAll(/--icon-([\w-]+): 0 calc\(100% \* (\d+) \//g)];
  expect(places.map(([, name, place]) => [name, Number(place)])).toEqual(drawn);

  const last = Number(/--icon-last: (\d+);/.exec(sheet)?.[1]);
  expect(last).toBe(drawn.length - 1);
  expect(image).toContain(`viewBox="0 0 24 ${24 * drawn.length}"`);
});
