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
  icon: 'tree',
  tagline: {
    en: 'Hierarchical lists to expand, select, rename and reorder, navigable by keyboard.',
    zh: '可展开、选择、重命名和重新排序的层级列表，支持键盘导航。',
  },
  highlights: [
    {
      en: 'Items as JSX or as data, one at a time or with checkboxes',
      zh: '以 JSX 或数据提供条目，可单选或使用复选框',
    },
    {
      en: 'Rename in place, drag to reorder, load on demand',
      zh: '就地重命名、拖动排序、按需加载',
    },
    {
      en: 'Complete keyboard support after the WAI-ARIA tree pattern',
      zh: '遵循 WAI-ARIA 树模式的完整键盘支持',
    },
  ],
  versions: [
    { text: `v${docsVersion}`, href: '/x/react-tree-view', current: true },
    { text: 'v7', href: 'https://mui.com/x/react-tree-view/' },
    { text: 'v6', href: 'https://v6.mui.com/x/react-tree-view/getting-started' },
  ],
};
