/** A change that no codemod makes and TypeScript does not report, with the pattern that finds it. */
export interface SearchedChange {
  /** Anchor of its section in the guide. */
  id: string;
  title: string;
  /** A regular expression, as the guide shows it. */
  pattern: string;
}

/** A change that may concern the code, with the lines to look at. */
export interface HandWork {
  change: SearchedChange;
  lines: number[];
}

/** Lines that are named for one change; the rest is found in the same way. */
const mostLines = 8;

/** The changes whose patterns occur in the code. */
export function findHandWork(code: string, changes: readonly SearchedChange[]): HandWork[] {
  return changes.flatMap((change) => {
    const lines = findLines(code, change.pattern);
    return lines.length > 0 ? [{ change, lines }] : [];
  });
}

function findLines(code: string, pattern: string): number[] {
  const lines = new Set<number>();
  let line = 1;
  let position = 0;
  for (const { index } of code.matchAll(new RegExp(pattern, 'g'))) {
    line += code.slice(position, index).split('\n').length - 1;
    position = index;
    lines.add(line);
    if (lines.size === mostLines) {
      break;
    }
  }
  return [...lines];
}

/** The changes of the guide that the reader has open. */
export function readSearchedChanges(guide: ParentNode): SearchedChange[] {
  return [...guide.querySelectorAll('.change[data-by="search"]')].flatMap((line) => {
    const id = line.querySelector<HTMLInputElement>('[data-change]')?.dataset.change;
    const pattern = line.querySelector('code')?.textContent;
    const title = guide.querySelector(`[id="${id}"]`)?.textContent;
    return id === undefined || !pattern || !title ? [] : [{ id, title: title.trim(), pattern }];
  });
}
