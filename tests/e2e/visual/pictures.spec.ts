import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pagePictures } from './pagePictures.ts';
import { expect, test } from './pictureTest.ts';
import { statePictures } from './statePictures.ts';

const pictures = [...pagePictures, ...statePictures];

// The diff shows reduced pictures; this is the page itself.
test.use({ screenshot: 'only-on-failure' });

for (const picture of pictures) {
  test(`${picture.name} looks as it did`, async ({ camera }) => {
    await camera.open(picture);
    expect(await camera.take()).toMatchSnapshot(`${picture.name}.png`);
  });
}

test('every baseline belongs to a picture, and together they stay small', async () => {
  const folder = path.join(import.meta.dirname, 'baselines');
  const files = await readdir(folder);
  expect(files.sort()).toEqual(pictures.map(({ name }) => `${name}.png`).sort());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(folder, file))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(700_000);
});
