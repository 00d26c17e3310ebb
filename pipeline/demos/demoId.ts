/** Key of a demo across the site, from its page's folder: `content/tree-view/items` and `Basic` → `tree-view/items/Basic`. */
export function demoId(pageFolder: string, name: string): string {
  return `${pageFolder.replace(/^.*?content\//, '')}/${name}`;
}
