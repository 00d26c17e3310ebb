/** Words of titles, by file below `tests/e2e`; none stand for all tests of a file. */
export type TestSelection = Readonly<Record<string, readonly string[]>>;

/** What also runs in Firefox: the core of each feature, as much as two cores do in three minutes. */
export const coreTests: TestSelection = {
  'api/rows.spec.ts': [
    'a row is one line until it is opened',
    'a deep link opens and highlights its row',
    'a client navigation to a row',
    'the search of the browser reaches a closed row',
    'the chosen view is remembered',
    'a link is copied',
  ],
  'demos/code.spec.ts': ['TypeScript is shown first', 'the copy button of a demo'],
  'demos/codeBlocks.spec.ts': [],
  'demos/copyShortcut.spec.ts': ['Ctrl+C copies the block'],
  'demos/editing.spec.ts': ['a demo is edited in place'],
  'demos/failure.spec.ts': [],
  'demos/live.spec.ts': [
    'every demo shows its snapshot first',
    'a live tree works by pointer',
    'a live tree works by keyboard',
    'a demo keeps its state',
    'demos work on a page reached by client navigation',
    'the scenes of the front page are live',
  ],
  'feedback/feedback.spec.ts': ['a vote belongs to its page', 'takes the vote back'],
  'keyboard/drawer.spec.ts': ['Tab stays in the open drawer', 'the close link and a tap'],
  'modes/modes.spec.ts': [
    'system mode follows the operating system',
    'from the first paint on',
    'body has exactly one mode class',
    'a choice reaches the other tabs',
    'a browser that refuses storage',
    'a demo is shown in the mode of the page',
    'a button in the header switches the mode',
  ],
  'navigation/clientNavigation.spec.ts': [
    'a link of the side navigation',
    'the head follows',
    'the trail of the current page',
    'the side navigation keeps its place',
    'a link in the text',
  ],
  'navigation/nativeClicks.spec.ts': ['opens the link elsewhere', 'without the Navigation API'],
  'navigation/scrolling.spec.ts': [],
  'navigation/tree.spec.ts': [
    'another product is one press away',
    'a link from a page into another product',
    'shows the pages of all products',
    'says when no title matches',
  ],
  'not-found/notFound.spec.ts': ['a near miss', 'a client navigation to a page that is gone'],
  'offline/reading.spec.ts': [
    'a visited page, its demos and the search',
    'a page opened by a client navigation',
    'where a page is not kept',
  ],
  'offline/save.spec.ts': ['saving can be stopped'],
  'search/opening.spec.ts': [
    'opens the search with the cursor in its field',
    'letters typed into fields',
    'Escape and a click beside it',
    'before anything is typed',
  ],
  'search/palette.spec.ts': ['mode, direction and density', 'the link of the page is copied'],
  'search/results.spec.ts': [
    'a result is opened with Enter',
    'a prop is found by pieces of its name',
    'arrow keys move through the results',
  ],
  'settings/direction.spec.ts': [],
  'settings/firstFrame.spec.ts': ['direction, density and colors'],
  'settings/language.spec.ts': ['the reader keeps page, place and anchor'],
  'settings/panel.spec.ts': ['the panel opens by button and by keyboard'],
  'settings/storage.spec.ts': ['code preferences are cookies'],
};

/** What runs in Firefox with scripts turned off, which Playwright cannot ask of it for a single test. */
export const coreTestsWithoutScript: TestSelection = {
  'no-script/noScript.spec.ts': [
    'a page reads from title to last section',
    'links lead from page to page',
    'groups of the side navigation',
    'menus in the header',
    'on a small screen the menu link',
    'buttons that need script are not shown',
    'demos show their snapshots',
  ],
  'not-found/notFound.spec.ts': ['without script'],
};

/** Tests of the features above that say more about the driver than about Firefox. */
export const leftOut: readonly { reason: string; tests: TestSelection }[] = [
  {
    reason: 'it hands over no bodies of requests',
    tests: {
      'demos/export.spec.ts': ['StackBlitz gets', 'CodeSandbox is asked'],
      'feedback/feedback.spec.ts': [
        'a vote with a comment is sent',
        'prompts differ',
        'a section is commented on',
        'a retry sends the same vote',
        'a changed vote keeps',
      ],
    },
  },
  {
    reason: 'it reports no downloads of what a page made itself',
    tests: { 'demos/export.spec.ts': ['a demo downloads as an archive'] },
  },
  {
    reason: 'it has no touch screen',
    tests: {
      'api/card.spec.ts': ['touch'],
      'feedback/feedback.spec.ts': ['the buttons of headings are there to be touched'],
      'keyboard/swipe.spec.ts': [],
    },
  },
  {
    reason: 'it cannot limit storage, which is a command of Chromium',
    tests: {
      'offline/limits.spec.ts': ['a browser that stores nothing more'],
      'offline/save.spec.ts': ['a device without room'],
    },
  },
  {
    reason: 'a page that it loads without a connection is not told when that is back',
    tests: { 'offline/reading.spec.ts': ['a quiet note'] },
  },
  {
    reason: 'it returns from a reload only when the document has been read',
    tests: { 'offline/deploy.spec.ts': ['a worker found waiting'] },
  },
  {
    reason: 'it waits for files that the test holds back',
    tests: { 'demos/toolbar.spec.ts': ['a button pressed before the tools have loaded'] },
  },
  {
    reason: 'it reads the address of a second window before there is one',
    tests: { 'demos/editing.spec.ts': ['a demo opens in the playground'] },
  },
  {
    reason: 'there is no empty page to go back to',
    tests: { 'redirects/client.spec.ts': ['on a static host becomes'] },
  },
];

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** What Playwright compares with a test's project, file and titles to find the selected ones. */
export function titlePattern(selection: TestSelection): RegExp {
  const files = Object.entries(selection).map(([file, titles]) =>
    titles.length === 0 ? escape(file) : `${escape(file)} .*(?:${titles.map(escape).join('|')})`,
  );
  return new RegExp(`(?:${files.join('|')})`);
}
