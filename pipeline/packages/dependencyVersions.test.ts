import { expect, it } from 'vitest';
import { products } from '#content/sections.ts';
import { installedVersion } from '#content/version.ts';
import { dependencyVersions } from './dependencyVersions.ts';

const versions = dependencyVersions(process.cwd());

it('S7.12 holds exact versions of the pinned lines', () => {
  Object.values(versions).forEach((version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\d.]+)?$/);
  });
  const lines = { react: '19', 'date-fns': '4', dayjs: '1.11', luxon: '3.5', moment: '2.30' };
  for (const [name, line] of Object.entries(lines)) {
    expect(`${versions[name]}.`.startsWith(`${line}.`), `${name} ${versions[name]}`).toBe(true);
  }
});

it('reads the versions of the library from what is installed', () => {
  const library = Object.keys(versions).filter((name) => name.startsWith('@mui/x-'));
  expect(library).toEqual(expect.arrayContaining(products.flatMap(({ packages }) => packages)));
  library.forEach((name) => expect(versions[name]).toBe(installedVersion));
});

it('keeps Tailwind and its plugin on one version', () => {
  expect(versions['@tailwindcss/vite']).toBe(versions.tailwindcss);
});
