/**
 * Has the browser lay out only as much of a new page as fills the screen, paint that, and then lay out the rest, which was set
 * aside. For pages that open at their top.
 */
export function paintTopFirst(restore: () => void): void {
  requestAnimationFrame(() => setTimeout(restore));
}

/** Sets aside what is below the screen when a page opens at its top, before it is in the document; returns the way back. */
export function setAsideRest(main: DocumentFragment | undefined): () => void {
  const restores = blocksBelowScreen(main).map(setAside);
  return () => restores.forEach((restore) => restore());
}

/** Hides a block, and empties it if it is a demo, whose thousands of nodes take a while to insert; returns the way back. */
function setAside(block: HTMLElement): () => void {
  const content = document.createDocumentFragment();
  if (isDemo(block)) {
    content.append(...block.childNodes);
  }
  block.style.display = 'none';
  return () => {
    block.append(content);
    block.style.removeProperty('display');
  };
}

function isDemo(block: Element): boolean {
  return block.matches('[data-demo]');
}

/** What is above the blocks of a page takes at least this, in pixels: the header, the title and the description. */
const lowestHead = 190;

function blocksBelowScreen(main: DocumentFragment | undefined): HTMLElement[] {
  const blocks = main?.querySelector('[data-blocks]')?.children ?? [];
  let room = innerHeight - lowestHead;
  return [...blocks]
    .flatMap((block) => (block.matches('.prose') ? [...block.children] : [block]))
    .filter((block): block is HTMLElement => {
      const isBelow = room < 0;
      room -= isBelow ? 0 : lowestHeight(block);
      return isBelow && block instanceof HTMLElement;
    });
}

/** More characters than this fit on no line of text. */
const longestLine = 120;

/**
 * The height, in pixels, below which no block like this one is, at any width of the screen; its margins included. Too high a
 * number would leave the bottom of the screen empty at first, so what is not known here counts as nothing.
 */
function lowestHeight(block: Element): number {
  const count = (selector: string) => block.querySelectorAll(selector).length;
  if (isDemo(block)) {
    const height = block.querySelector<HTMLElement>('[data-demo-snapshot] > *')?.style.height ?? '';
    return 90 + (height.endsWith('px') ? Number.parseFloat(height) : 0);
  }
  if (block.matches('p:not([class])')) {
    return 16 + 26 * Math.ceil((block.textContent?.length ?? 0) / longestLine);
  }
  if (block.matches('ul:not([class]), ol')) {
    return 16 + 26 * count('li');
  }
  if (block.matches('.table-frame')) {
    const row = document.documentElement.hasAttribute('data-dense') ? 33 : 40;
    return 20 + row * count('tr');
  }
  return lowestOf.find(([selector]) => block.matches(selector))?.[1] ?? 0;
}

/** The same for blocks of one height, or whose height depends on too much. */
const lowestOf: [selector: string, pixels: number][] = [
  ['[data-place]', 150],
  ['.component-tabs, .compare, .code-group', 70],
  ['h2', 60],
  ['h3, h4, .MuiCode-root', 35],
];
