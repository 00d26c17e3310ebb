import { navigatedEvent } from '#site/platform/navigation/onEachPage.ts';
import { fillBranches } from './navBranches.ts';

/** Lets the field above the navigation tree filter it: by words of titles, with the arrow keys from match to match. */
export function filterTree(field: HTMLInputElement): void {
  const found = document.getElementById('navigation-tree');
  const status = document.getElementById('navigation-filter-status');
  if (!found || !status) {
    return;
  }
  const tree = found;
  const says = status;
  /** Groups that were open before the reader typed; null while nothing is filtered. */
  let openBefore: Set<Element> | null = null;

  async function update() {
    if (wordsOf(field.value).length === 0) {
      restore();
      return;
    }
    openBefore ??= new Set(tree.querySelectorAll('details[open]'));
    await fillBranches(tree);
    // Typing went on while the branches were fetched.
    const words = wordsOf(field.value);
    if (words.length > 0) {
      const count = showMatches(tree, words);
      const { none = '', one = '', found: many = '' } = field.dataset;
      says.textContent = [none, one][count] ?? many.replace('{count}', String(count));
    }
  }

  function restore() {
    says.textContent = '';
    tree.querySelectorAll('li[hidden]').forEach((item) => item.removeAttribute('hidden'));
    tree.querySelectorAll('details').forEach((group) => {
      group.open = openBefore?.has(group) ?? group.open;
    });
    openBefore = null;
  }

  function clear() {
    if (openBefore) {
      field.value = '';
      restore();
    }
  }

  field.addEventListener('input', () => void update());
  field.addEventListener('keydown', (event) => {
    const [first] = visibleLinks(tree);
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      first?.focus();
    } else if (event.key === 'Enter' && openBefore) {
      first?.click();
    } else if (event.key === 'Escape' && field.value !== '') {
      // The first press clears, the next one closes the drawer.
      event.stopPropagation();
      clear();
    }
  });
  tree.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const links = step === 0 || !openBefore ? [] : visibleLinks(tree);
    const next = links.findIndex((link) => link === document.activeElement) + step;
    if (links.length > 0) {
      event.preventDefault();
      (next < 0 ? field : links[next])?.focus();
    }
  });
  addEventListener(navigatedEvent, clear);
  void update();
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

function visibleLinks(tree: HTMLElement): HTMLAnchorElement[] {
  return [...tree.querySelectorAll('a')].filter((link) => link.checkVisibility());
}

/** Hides every entry without the words, and opens the groups around the others; returns how many there are. */
function showMatches(tree: HTMLElement, words: string[]): number {
  const items = [...tree.querySelectorAll('li')];
  const shown = new Set<Element>();
  let count = 0;
  for (const item of items) {
    if (!item.querySelector('ul') && matches(item, words)) {
      count += 1;
      for (let around: Element | null = item; around;) {
        shown.add(around);
        around = around.parentElement?.closest('li') ?? null;
      }
    }
  }
  for (const item of items) {
    item.hidden = !shown.has(item);
    const group = item.querySelector<HTMLDetailsElement>(':scope > details');
    if (group && shown.has(item)) {
      group.open = true;
    }
  }
  return count;
}

/** Whether a title has one of the words, and the titles around it have the others, as in "pickers validation". */
function matches(item: Element, words: string[]): boolean {
  const title = (item.textContent ?? '').toLowerCase();
  if (!words.some((word) => title.includes(word))) {
    return false;
  }
  let titles = title;
  for (
    let around = item.parentElement?.closest('li');
    around;
    around = around.parentElement?.closest('li')
  ) {
    const label = around.querySelector(':scope > details > summary, :scope > span');
    titles += ` ${(label?.textContent ?? '').toLowerCase()}`;
  }
  return words.every((word) => titles.includes(word));
}
