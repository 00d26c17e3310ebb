/** Groups of the core library's documentation, by the path its titles have, with their place on that library's own site. */
export const coreGroups: readonly { pathname: string; href: string }[] = [
  { pathname: '/getting-started', href: 'https://mui.com/material-ui/getting-started/' },
  { pathname: '/components', href: 'https://mui.com/material-ui/all-components/' },
  { pathname: '/css-in-js', href: 'https://mui.com/system/styles/basics/' },
  { pathname: '/system', href: 'https://mui.com/system/getting-started/' },
  {
    pathname: '/customization',
    href: 'https://mui.com/material-ui/customization/how-to-customize/',
  },
  { pathname: '/guides', href: 'https://mui.com/material-ui/guides/composition/' },
  { pathname: '/discover-more', href: 'https://mui.com/material-ui/discover-more/showcase/' },
  { pathname: '/versions', href: 'https://mui.com/versions/' },
  { pathname: '/styles', href: 'https://mui.com/system/styles/basics/' },
];

/** The store of premium themes; its title stands under its address (S2.14). */
export const themeStore = 'https://mui.com/store/';
