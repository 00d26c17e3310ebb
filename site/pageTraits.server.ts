/** What rules for the rest of the document depend on, by name, each with a piece of HTML that nothing else has. */
const marks = {
  api: 'class="api"',
  'cheat-sheet': 'class="cheat-sheet"',
  'component-tabs': 'class="component-tabs"',
  'contents-bar': 'data-contents-bar=""',
  'offline-page': 'data-offline-page=""',
};

/**
 * Names of what a page has, for the attribute `data-has` of the root. `:root:has(…)` says the same, but browsers
 * search the whole page for it whenever anything is inserted, and a demo that starts inserts and measures many times.
 */
export function pageTraits(main: string): string {
  return Object.entries(marks)
    .flatMap(([name, html]) => (main.includes(html) ? [name] : []))
    .join(' ');
}
