/** Key of a demo across the site, from its page's folder: `content/tree-view/items` and `Basic` → `tree-view/items/Basic`. */
export function demoId(pageFolder: string, name: string): string {
  return `${pageFolder.replace(/^.*?content\//, '')}/${name}`;
}

/** Key of the demo in a file below `content/`; the inverse of `model/demoFile`. */
export function demoIdOfFile(file: string): string {
  return file.replace('/demos/', '/').replace(/\.tsx$/, '');
}

/** Files of demos, plain ones and those with a file per styling. */
export const demoPatterns = ['demos/[A-Z]*.tsx', 'demos/[A-Z]*/{system,tailwind,css}.tsx'];
