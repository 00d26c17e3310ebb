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
  icon: 'bars',
  tagline: {
    en: 'Bars, lines, pies, scatters and gauges in SVG, ready to use or composed piece by piece.',
    zh: '基于 SVG 的柱状图、折线图、饼图、散点图和仪表盘，既可直接使用，也可逐块组合。',
  },
  highlights: [
    {
      en: 'Bars, lines, areas, pies, scatter plots, gauges and sparklines',
      zh: '柱状图、折线图、面积图、饼图、散点图、仪表与迷你图',
    },
    {
      en: 'Plain SVG that takes its colors and type from your theme',
      zh: '纯 SVG，颜色与字体取自你的主题',
    },
    {
      en: 'Compose axes, marks and tooltips when one component is not enough',
      zh: '单个组件不够时，可自由组合坐标轴、标记与提示',
    },
  ],
  versions: [
    { text: `v${docsVersion}`, href: '/x/react-charts', current: true },
    { text: 'v7', href: 'https://mui.com/x/react-charts/' },
    { text: 'v6', href: 'https://v6.mui.com/x/react-charts/' },
  ],
};
