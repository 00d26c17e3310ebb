import { describe, expect, it } from 'vitest';
import { productOfPath } from './productOfPath.ts';

const product = (url: string) => {
  const { productId, productCategoryId } = productOfPath(url);
  return `${productCategoryId} / ${productId}`;
};

describe('productOfPath', () => {
  it.each([
    ['/x/react-data-grid/components/', 'x / x-data-grid'],
    ['/x/react-charts', 'x / x-charts'],
    ['/x/react-charts?a=1', 'x / x-charts'],
    ['/x/react-charts#axis', 'x / x-charts'],
    ['/zh/x/react-tree-view/getting-started/', 'x / x-tree-view'],
    ['https://mui.com/x/react-date-pickers/?a=1#b', 'x / x-date-pickers'],
    ['/x/introduction/', 'x / null'],
    ['/x/migration/migration-charts-v7', 'x / null'],
    ['/x', 'x / null'],
    ['/x/react-', 'x / null'],
  ])('S1.2 %s belongs to %s', (url, expected) => {
    expect(product(url)).toBe(expected);
  });

  it.each([
    ['/material-ui/react-button/', 'core / material-ui'],
    ['/zh/material-ui/react-button/', 'core / material-ui'],
    ['/joy-ui', 'core / joy-ui'],
    ['/base-ui/react-select', 'core / base-ui'],
    ['/system/borders', 'core / system'],
    ['/getting-started/usage', 'core / null'],
    ['/components/buttons', 'core / null'],
    ['/css-in-js/basics', 'core / null'],
    ['/customization/theming', 'core / null'],
    ['/guides/api', 'core / null'],
    ['/discover-more/team', 'core / null'],
    ['/versions', 'core / null'],
    ['/styles/advanced', 'core / null'],
    ['/toolpad/getting-started/', 'toolpad / toolpad-core'],
    ['/toolpad/studio/getting-started/', 'toolpad / toolpad-studio'],
    ['/toolpad', 'toolpad / toolpad-core'],
    ['/docs/pages', 'docs / docs'],
    ['/docs', 'docs / docs'],
    ['/production-error?code=1', 'null / docs'],
    ['/experiments/docs/callouts', 'null / docs-infra'],
    ['/experiments/other', 'null / null'],
    ['/xylophone', 'null / null'],
    ['/templates', 'null / null'],
    ['/', 'null / null'],
    ['/#foo', 'null / null'],
  ])('S2.6 %s belongs to %s', (url, expected) => {
    expect(product(url)).toBe(expected);
  });

  it.each([
    ['/x/api/data-grid/data-grid', 'x / x-data-grid'],
    ['/x/api/data-grid', 'x / x-data-grid'],
    ['/x/api/date-pickers/date-picker/', 'x / x-date-pickers'],
    ['/zh/x/api/charts/bar-chart?a=1', 'x / x-charts'],
    ['/x/api/tree-view/tree-item#props', 'x / x-tree-view'],
    ['/x/api/data-grid-group', 'x / null'],
    ['/x/api', 'x / null'],
    ['/api/data-grid', 'null / null'],
  ])('S2.7 the API path %s belongs to %s', (url, expected) => {
    expect(product(url)).toBe(expected);
  });
});
