import { expect, it } from 'vitest';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDiskCache } from '#pipeline/cache/DiskCache.ts';
import { measuredVersions } from '#pipeline/packages/measuredVersions.ts';
import { openApiReference } from './openApiReference.ts';

const { root, cacheDir, apiScopes, importCosts } = contentConfig(process.cwd(), {
  watching: false,
});

it('the costs of imports were measured with the installed versions; else run npm run import-costs', () => {
  expect(importCosts.versions).toEqual(measuredVersions(root));
});

it('every component of the API reference has a cost', async () => {
  const reference = openApiReference(root, apiScopes, openDiskCache(cacheDir));
  const components = (await reference.all()).filter(({ kind }) => kind === 'component');
  expect(components.length).toBeGreaterThan(200);
  const missing = components.filter(({ path }) => !importCosts.components[path]);
  expect(missing.map(({ path }) => path)).toEqual([]);
  for (const { own, total } of Object.values(importCosts.components)) {
    expect(own).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(own * 0.9);
  }
});

it('each plan weighs more than the one below', () => {
  const total = (name: string) =>
    importCosts.components[`/x/api/data-grid/${name}`]?.total ?? Number.NaN;
  expect(total('data-grid')).toBeLessThan(total('data-grid-pro'));
  expect(total('data-grid-pro')).toBeLessThan(total('data-grid-premium'));
});
