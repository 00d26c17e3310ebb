import type { ReadyPage } from './payloads.ts';

/** No block of a page is lower than this, in pixels; an overestimate would leave the bottom of the screen empty at first. */
const lowest = { text: 28, demo: 120 };

/**
 * Has the browser lay out only as much of a new page as fills the screen, paint that, and lay out the rest right after.
 * For pages that open at their top; call it before their nodes are in the document.
 */
export function paintTopFirst(page: ReadyPage): void {
  // A page in the background is not painted, so nothing would follow a paint.
  const rest = document.hidden ? [] : blocksBelowScreen(page);
  for (const block of rest) {
    block.style.display = 'none';
  }
  requestAnimationFrame(() =>
    setTimeout(() => rest.forEach((block) => block.style.removeProperty('display'))),
  );
}

function blocksBelowScreen({ regions }: ReadyPage): HTMLElement[] {
  const blocks = regions.get('main')?.querySelector('[data-blocks]')?.children ?? [];
  let room = innerHeight;
  return [...blocks]
    .flatMap((block) => (block.matches('.prose') ? [...block.children] : [block]))
    .filter((block): block is HTMLElement => {
      const isBelow = room < 0;
      room -= lowestHeight(block);
      return isBelow && block instanceof HTMLElement;
    });
}

function lowestHeight(block: Element): number {
  if (block.matches('style, [hidden]')) {
    return 0;
  }
  return block.matches('[data-demo]') ? lowest.demo : lowest.text;
}
