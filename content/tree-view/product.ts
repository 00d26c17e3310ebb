import type { Product } from '#model/Product.ts';
import { docsVersion } from '#content/version.ts';

/** The Tree View. */
export const product: Product = {
  id: 'x-tree-view',
  folder: 'tree-view',
  path: '/x/react-tree-view',
  apiPath: '/x/api/tree-view',
  packages: ['@mui/x-tree-view', '@mui/x-tree-view-pro'],
  metadata: 'MUI X',
  name: 'Tree View',
  tagline: {
    en: 'Hierarchical lists to expand, select, rename and reorder, navigable by keyboard.',
    zh: '可展开、选择、重命名和重新排序的层级列表，支持键盘导航。',
  },
  versions: [
    { text: `v${docsVersion}`, href: '/x/react-tree-view', current: true },
    { text: 'v7', href: 'https://mui.com/x/react-tree-view/' },
    { text: 'v6', href: 'https://v6.mui.com/x/react-tree-view/getting-started' },
  ],
};
