import type { Product } from '#model/Product.ts';
import { docsVersion } from '#content/version.ts';

/** The Date and Time Pickers; the header calls them by the shorter name. */
export const product: Product = {
  id: 'x-date-pickers',
  folder: 'date-pickers',
  path: '/x/react-date-pickers',
  apiPath: '/x/api/date-pickers',
  packages: ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
  metadata: 'MUI X',
  name: 'Date Pickers',
  tagline: {
    en: 'Fields, calendars and clocks for dates, times and ranges, with the date library you already use.',
    zh: '用于日期、时间与范围的输入框、日历和时钟，可搭配你正在使用的日期库。',
  },
  versions: [
    { text: `v${docsVersion}`, href: '/x/react-date-pickers', current: true },
    { text: 'v7', href: 'https://mui.com/x/react-date-pickers/' },
    { text: 'v6', href: 'https://v6.mui.com/x/react-date-pickers/' },
    { text: 'v5', href: 'https://v5.mui.com/x/react-date-pickers/getting-started/' },
  ],
};
