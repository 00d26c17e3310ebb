import type { Product } from '#model/Product.ts';
import { docsVersion } from '#content/version.ts';

/** The Data Grid. */
export const product: Product = {
  id: 'x-data-grid',
  folder: 'data-grid',
  path: '/x/react-data-grid',
  apiPath: '/x/api/data-grid',
  packages: ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
  metadata: 'MUI X',
  name: 'Data Grid',
  tagline: {
    en: 'A table to sort, filter, group, edit and export, virtualised so that large data stays fast.',
    zh: '可排序、筛选、分组、编辑和导出的表格，借助虚拟化从容处理大量数据。',
  },
  versions: [
    { text: `v${docsVersion}`, href: '/x/react-data-grid', current: true },
    { text: 'v7', href: 'https://mui.com/x/react-data-grid/' },
    { text: 'v6', href: 'https://v6.mui.com/x/react-data-grid/' },
    { text: 'v5', href: 'https://v5.mui.com/x/react-data-grid/' },
    { text: 'v4', href: 'https://v4.mui.com/components/data-grid/' },
  ],
};
