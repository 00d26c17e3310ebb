import { expect, it } from 'vitest';
import { starlightSite } from './starlightSite.ts';
import { vitepressSite } from './vitepressSite.ts';

const pages = [
  { path: '/x/grid', title: 'Grid "8"', text: '## Rows {#rows}\n\nText.' },
  { path: '/x/grid/sorting', title: 'Sorting', text: 'Text.' },
];

it('writes pages for VitePress as folders, with the anchors of their headings', () => {
  const { files, source } = vitepressSite(pages);
  expect(files[`${source}/x/grid/index.md`]).toBe(
    '---\ntitle: "Grid \\"8\\""\n---\n\n# Grid "8"\n\n## Rows {#rows}\n\nText.\n',
  );
  expect(files['.vitepress/config.mjs']).toContain('"link":"/x/grid/sorting/"');
  expect(files[`${source}/index.md`]).toContain('[Grid "8"](/x/grid/)');
});

it('writes pages for Starlight without a heading, which it makes from the title, and without anchors', () => {
  const { files, source } = starlightSite(pages);
  expect(files[`${source}/content/docs/x/grid.md`]).toBe(
    '---\ntitle: "Grid \\"8\\""\n---\n\n## Rows\n\nText.\n',
  );
  expect(files['astro.config.mjs']).toContain('"link":"/x/grid/sorting/"');
});

it('pins every package', () => {
  const versions = [vitepressSite, starlightSite].flatMap((site) =>
    Object.values(site(pages).packages),
  );
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
