/** Id of a demo across the site, from its page's folder: `content/tree-view/items` and `Basic` → `tree-view/items/Basic`. */
export function demoId(pageFolder: string, name: string): string {
  return `${pageFolder.replace(/^.*?content\//, '')}/${name}`;
}

/** Id of the demo in a file below `content/`; the inverse of `model/demoFile`. */
export function demoIdOfFile(file: string): string {
  // The last folder of this name: a page can be below `demos` too.
  return file.replace(/\/demos\/(?!.*\/demos\/)/, '/').replace(/\.tsx$/, '');
}

/** Demo files: one per demo, or one per styling. */
export const demoPatterns = ['demos/[A-Z]*.tsx', 'demos/[A-Z]*/{system,tailwind,css}.tsx'];
