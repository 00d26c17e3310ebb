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
  icon: 'calendar',
  tagline: {
    en: 'Fields, calendars and clocks for dates, times and ranges, with the date library you already use.',
    zh: '用于日期、时间与范围的输入框、日历和时钟，可搭配你正在使用的日期库。',
  },
  highlights: [
    {
      en: 'Fields that accept typing, pickers for pointer and touch, calendars on their own',
      zh: '可输入的字段、适合指针与触控的选择器、独立的日历',
    },
    {
      en: 'Bring your date library: Day.js, date-fns, Luxon or Moment',
      zh: '自带日期库：Day.js、date-fns、Luxon 或 Moment',
    },
    { en: 'Ranges, time zones and validation built in', zh: '内置范围、时区与校验' },
  ],
  versions: [
    { text: `v${docsVersion}`, href: '/x/react-date-pickers', current: true },
    { text: 'v7', href: 'https://mui.com/x/react-date-pickers/' },
    { text: 'v6', href: 'https://v6.mui.com/x/react-date-pickers/' },
    { text: 'v5', href: 'https://v5.mui.com/x/react-date-pickers/getting-started/' },
  ],
};
