import type { ApiScope } from '#model/api/ApiScope.ts';
import type { PropGroupRules } from '#model/api/PropGroup.ts';
import type { ExampleTraits } from '#model/ChartExample.ts';
import type { NavEntry } from '#model/NavEntry.ts';
import type { Product, Section } from '#model/Product.ts';
import { api as chartsApi } from '#content/charts/api.ts';
import { exampleTraits as chartTraits } from '#content/charts/exampleTraits.ts';
import { navigation as chartsNavigation } from '#content/charts/navigation.ts';
import { product as charts } from '#content/charts/product.ts';
import { propGroupRules as chartsGroups } from '#content/charts/propGroups.ts';
import { navigation as commonConceptsNavigation } from '#content/common-concepts/navigation.ts';
import { api as dataGridApi } from '#content/data-grid/api.ts';
import { navigation as dataGridNavigation } from '#content/data-grid/navigation.ts';
import { product as dataGrid } from '#content/data-grid/product.ts';
import { propGroupRules as dataGridGroups } from '#content/data-grid/propGroups.ts';
import { api as datePickersApi } from '#content/date-pickers/api.ts';
import { navigation as datePickersNavigation } from '#content/date-pickers/navigation.ts';
import { product as datePickers } from '#content/date-pickers/product.ts';
import { propGroupRules as datePickersGroups } from '#content/date-pickers/propGroups.ts';
import { navigation as introductionNavigation } from '#content/introduction/navigation.ts';
import { navigation as migrationNavigation } from '#content/migration/navigation.ts';
import { api as treeViewApi } from '#content/tree-view/api.ts';
import { navigation as treeViewNavigation } from '#content/tree-view/navigation.ts';
import { product as treeView } from '#content/tree-view/product.ts';
import { propGroupRules as treeViewGroups } from '#content/tree-view/propGroups.ts';

interface ProductContent {
  product: Product;
  navigation: NavEntry[];
  /** What its API reference covers. */
  api: ApiScope;
  /** Subjects of its props. */
  groups: PropGroupRules;
}

/** Every product with what its folder holds besides pages, in the order of the navigation tree. */
const productContents: ProductContent[] = [
  { product: dataGrid, navigation: dataGridNavigation, api: dataGridApi, groups: dataGridGroups },
  {
    product: datePickers,
    navigation: datePickersNavigation,
    api: datePickersApi,
    groups: datePickersGroups,
  },
  { product: charts, navigation: chartsNavigation, api: chartsApi, groups: chartsGroups },
  { product: treeView, navigation: treeViewNavigation, api: treeViewApi, groups: treeViewGroups },
];

function librarySection(folder: string, navigation: NavEntry[]): Section {
  return { folder, path: `/x/${folder}`, product: null, navigation };
}

/** Every folder with pages, in the order of the navigation tree. */
export const sections: Section[] = [
  librarySection('introduction', introductionNavigation),
  // The tree lists them among other pages, or the footer leads to them.
  librarySection('guides', []),
  librarySection('whats-new', []),
  librarySection('errors', []),
  librarySection('versions', []),
  librarySection('quality', []),
  librarySection('privacy', []),
  librarySection('search', []),
  librarySection('common-concepts', commonConceptsNavigation),
  ...productContents.map(({ product, navigation }) => ({
    folder: product.folder,
    path: product.path,
    product,
    navigation,
  })),
  librarySection('migration', migrationNavigation),
  // Where `/api` leads; the tree lists the reference product by product.
  { folder: 'api-docs', path: '/api-docs', product: null, navigation: [] },
];

/** Every product of the library. */
export const products: Product[] = productContents.map(({ product }) => product);

/** What the API reference covers, product by product. */
export const apiScopes: ApiScope[] = productContents.map(({ api }) => api);

/** Subjects of props by folder of the product. */
export const propGroupRules: Record<string, PropGroupRules> = Object.fromEntries(
  productContents.map(({ product, groups }) => [product.folder, groups]),
);

/** Which question each demo answers, by folder of the product. */
export const exampleTraits: Readonly<Record<string, ExampleTraits>> = {
  [charts.folder]: chartTraits,
};
