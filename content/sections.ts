import type { NavEntry } from '#model/NavEntry.ts';
import type { Product } from '#model/Product.ts';
import type { Section } from '#model/Section.ts';
import { navigation as chartsNavigation } from '#content/charts/navigation.ts';
import { product as charts } from '#content/charts/product.ts';
import { navigation as commonConceptsNavigation } from '#content/common-concepts/navigation.ts';
import { navigation as dataGridNavigation } from '#content/data-grid/navigation.ts';
import { product as dataGrid } from '#content/data-grid/product.ts';
import { navigation as datePickersNavigation } from '#content/date-pickers/navigation.ts';
import { product as datePickers } from '#content/date-pickers/product.ts';
import { navigation as introductionNavigation } from '#content/introduction/navigation.ts';
import { navigation as migrationNavigation } from '#content/migration/navigation.ts';
import { navigation as treeViewNavigation } from '#content/tree-view/navigation.ts';
import { product as treeView } from '#content/tree-view/product.ts';

function librarySection(folder: string, navigation: NavEntry[]): Section {
  return { folder, path: `/x/${folder}`, product: null, navigation };
}

function productSection(product: Product, navigation: NavEntry[]): Section {
  return { folder: product.folder, path: product.path, product, navigation };
}

/** Every folder with pages, in the order of the navigation tree. */
export const sections: Section[] = [
  librarySection('introduction', introductionNavigation),
  // Listed among the pages of the introduction.
  librarySection('quality', []),
  librarySection('common-concepts', commonConceptsNavigation),
  productSection(dataGrid, dataGridNavigation),
  productSection(datePickers, datePickersNavigation),
  productSection(charts, chartsNavigation),
  productSection(treeView, treeViewNavigation),
  librarySection('migration', migrationNavigation),
];
