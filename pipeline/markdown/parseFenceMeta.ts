/** What stands behind the language of a code fence. */
export interface FenceMeta {
  title: string | null;
  /** Name of the tab inside a code group. */
  label: string | null;
  markedLines: Set<number>;
  /** First part that is not understood. */
  unknown: string | null;
}

/** Parses `title="src/App.tsx" label="npm" {2,4-6}`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { title: null, label: null, markedLines: new Set(), unknown: null };
  const parts = meta.match(/[\w-]+="[^"]*"|\{[^}]*\}|\S+/g) ?? [];
  for (const part of parts) {
    const attribute = part.match(/^(title|label)="([^"]*)"$/);
    const lines = part.match(/^\{(\s*\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*\s*)\}$/)?.[1];
    if (attribute) {
      result[attribute[1] as 'title' | 'label'] = attribute[2] ?? null;
    } else if (lines !== undefined) {
      addLines(lines, result.markedLines);
    } else {
      result.unknown ??= part;
    }
  }
  return result;
}

function addLines(ranges: string, into: Set<number>): void {
  for (const range of ranges.split(',')) {
    const [from = Number.NaN, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line += 1) {
      into.add(line);
    }
  }
}
