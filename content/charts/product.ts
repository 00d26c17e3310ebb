import type { Product } from '#model/Product.ts';
import { docsVersion } from '#content/version.ts';

/** The Charts. */
export const product: Product = {
  id: 'x-charts',
  folder: 'charts',
  path: '/x/react-charts',
  apiPath: '/x/api/charts',
  packages: ['@mui/x-charts', '@mui/x-charts-pro'],
  metadata: 'MUI X',
  name: 'Charts',
  tagline: {
    en: 'Bars, lines, pies, scatters and gauges in SVG, ready to use or composed piece by piece.',
    zh: '基于 SVG 的柱状图、折线图、饼图、散点图和仪表盘，既可直接使用，也可逐块组合。',
  },
  versions: [
    { text: `v${docsVersion}`, href: '/x/react-charts', current: true },
    { text: 'v7', href: 'https://mui.com/x/react-charts/' },
    { text: 'v6', href: 'https://v6.mui.com/x/react-charts/' },
  ],
};
