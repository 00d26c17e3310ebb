import type { ApiScope } from '#model/api/ApiScope.ts';
import { api as charts } from './charts/api.ts';
import { api as dataGrid } from './data-grid/api.ts';
import { api as datePickers } from './date-pickers/api.ts';
import { api as treeView } from './tree-view/api.ts';

/** What the API reference covers, product by product, in the order of the navigation tree. */
export const apiScopes: readonly ApiScope[] = [dataGrid, datePickers, charts, treeView];
