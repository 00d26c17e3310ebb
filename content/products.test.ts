import { describe, expect, it } from 'vitest';
import { languageCodes, textIn } from '#model/Language.ts';
import { productOfPath } from '#model/productOfPath.ts';
import { redirectPath } from '#model/redirects.ts';
import { library } from './library.ts';
import { products } from './sections.ts';

describe('products', () => {
  it.each(products)('S2.7 the paths of $name belong to $id', ({ id, path, apiPath }) => {
    expect(productOfPath(path)).toEqual({ productId: id, productCategoryId: 'x' });
    expect(productOfPath(`${apiPath}/some-page`).productId).toBe(id);
  });

  it.each(products)('S3.9 $name has three highlights in every language', ({ highlights }) => {
    expect(highlights).toHaveLength(3);
    for (const language of languageCodes) {
      expect(highlights.map((text) => textIn(text, language))).not.toContain('');
    }
  });

  it.each([
    ['MUI X', ['v8.0.0-alpha.11', 'v7', 'v6', 'v5', 'v4']],
    ['Data Grid', ['v8.0.0-alpha.11', 'v7', 'v6', 'v5', 'v4']],
    ['Date Pickers', ['v8.0.0-alpha.11', 'v7', 'v6', 'v5']],
    ['Charts', ['v8.0.0-alpha.11', 'v7', 'v6']],
    ['Tree View', ['v8.0.0-alpha.11', 'v7', 'v6']],
  ])('S2.12 %s lists the versions %o', (name, versions) => {
    const identifier = [library, ...products].find((candidate) => candidate.name === name);
    expect(identifier?.versions.map((version) => version.text)).toEqual(versions);
  });

  it.each([library, ...products])(
    'S2.12 $name has one current version, here, and the others on their own hosts',
    ({ versions }) => {
      const [current, ...others] = versions;
      expect(current?.current).toBe(true);
      expect(redirectPath(current?.href ?? '')).toBeNull();
      for (const other of others) {
        expect(other.current).toBeUndefined();
        expect(other.href).toMatch(/^https:\/\/(?:v[456]\.)?mui\.com\//);
      }
    },
  );
});
