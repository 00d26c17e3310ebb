/** Tab of a component page (S2.8); `demos` is the page itself. */
export type DocsTab = 'demos' | 'components-api' | 'hooks-api';
