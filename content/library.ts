import type { ProductIdentifier } from '#model/Product.ts';
import { docsVersion } from './version.ts';

/** What the header shows on pages that belong to no single product. */
export const library: ProductIdentifier = {
  metadata: '',
  name: 'MUI X',
  versions: [
    { text: `v${docsVersion}`, href: '/x/introduction', current: true },
    { text: 'v7', href: 'https://mui.com/x/introduction/' },
    { text: 'v6', href: 'https://v6.mui.com/x/introduction/' },
    { text: 'v5', href: 'https://v5.mui.com/x/introduction/' },
    { text: 'v4', href: 'https://v4.mui.com/components/data-grid/' },
  ],
};
