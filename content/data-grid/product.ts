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
  icon: 'table',
  tagline: {
    en: 'A table to sort, filter, group, edit and export, virtualized so that large data stays fast.',
    zh: '可排序、筛选、分组、编辑和导出的表格，借助虚拟化从容处理大量数据。',
  },
  highlights: [
    {
      en: 'Sorting, filtering, editing, selection and export from one rows and columns pair',
      zh: '只需 rows 与 columns，即可排序、筛选、编辑、选择和导出',
    },
    {
      en: 'Virtualized rows and columns: a hundred thousand rows scroll like a hundred',
      zh: '行列虚拟化：十万行与一百行同样流畅',
    },
    {
      en: 'Tree data, pinning, grouping and aggregation in the commercial plans',
      zh: '商业版提供树形数据、固定列、分组与聚合',
    },
  ],
  versions: [
    { text: `v${docsVersion}`, href: '/x/react-data-grid', current: true },
    { text: 'v7', href: 'https://mui.com/x/react-data-grid/' },
    { text: 'v6', href: 'https://v6.mui.com/x/react-data-grid/' },
    { text: 'v5', href: 'https://v5.mui.com/x/react-data-grid/' },
    { text: 'v4', href: 'https://v4.mui.com/components/data-grid/' },
  ],
};
