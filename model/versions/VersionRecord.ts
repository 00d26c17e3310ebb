/**
 * The life of an item, as marks in the order of the versions: `+` it came, `~` its type changed, `=` its default changed,
 * `!` it was deprecated, `-` it went. An item without marks is in every version that was read. The numbers are what a
 * change leads from and to, two texts per `~` and `=`. A sign after a version says what the labeled pre-release had:
 * `>` the item came after it, `?` nobody knows.
 */
export type History = string | [marks: string, ...texts: number[]];

/** What became of the public API of a package, version by version. */
export interface VersionRecord {
  package: string;
  /** Versions that were read, oldest first: the last patch of each minor. */
  versions: string[];
  /** Minors that cannot be read because the registry no longer has them. */
  missing: string[];
  /** Types and defaults that histories refer to. */
  texts: string[];
  /** By name. */
  exports: Record<string, History>;
  /** By the name of the export, the kind of the member, and its name. */
  members: Record<string, Partial<Record<string, Record<string, History>>>>;
}

/** One mark of a history. */
export interface HistoryMark {
  what: 'added' | 'type' | 'default' | 'deprecated' | 'removed';
  /** Minor version: `8.11`. */
  version: string;
  /** Of what came with the minor of the labeled version: whether that had it. */
  labeled: 'yes' | 'no' | 'unknown';
  before: string | null;
  after: string | null;
}

const meanings: Partial<Record<string, HistoryMark['what']>> = {
  '+': 'added',
  '~': 'type',
  '=': 'default',
  '!': 'deprecated',
  '-': 'removed',
};

/** Reads the marks of a history. */
export function readHistory(history: History, texts: readonly string[]): HistoryMark[] {
  const [marks, ...indexes] = typeof history === 'string' ? [history] : history;
  let at = 0;
  const nextText = () => texts[indexes[at++] ?? -1] ?? null;
  return marks.split(' ').flatMap((mark) => {
    const what = meanings[mark.charAt(0)];
    if (what === undefined) {
      return [];
    }
    const hasTexts = what === 'type' || what === 'default';
    const [before, after] = hasTexts ? [nextText(), nextText()] : [null, null];
    const labeled = mark.endsWith('>') ? 'no' : mark.endsWith('?') ? 'unknown' : 'yes';
    return [{ what, version: mark.slice(1).replace(/[>?]$/, ''), labeled, before, after }];
  });
}
