import { rowId } from '#model/api/rowId.ts';
import type { PageRole, RowKind, SearchRecord } from './SearchRecord.ts';
import { stemWord } from './stemWord.ts';

/** What a result is, as its badge says. */
export type HitKind = PageRole | RowKind | 'section' | 'demo' | 'setting';

/** One sign per kind, for writing a column of them. */
const codes: Record<HitKind, string> = {
  guide: 'g',
  component: 'c',
  hook: 'h',
  interface: 'i',
  list: 'l',
  section: 's',
  prop: 'p',
  slot: 'o',
  class: 'k',
  event: 'e',
  method: 'm',
  property: 'y',
  parameter: 'a',
  result: 'r',
  selector: 'x',
  type: 't',
  function: 'f',
  constant: 'n',
  demo: 'd',
  setting: 'z',
};
const kinds = new Map(Object.entries(codes).map(([kind, code]) => [code, kind as HitKind]));

/** Kind of a record. */
export function hitKindOf(record: SearchRecord): HitKind {
  switch (record.kind) {
    case 'page':
      return record.role;
    case 'row':
      return record.row;
    default:
      return record.kind;
  }
}

/** The sign of a kind; a capital marks what readers seldom want: parts of something else, and what is deprecated. */
export function kindCode(kind: HitKind, isMinor: boolean): string {
  return isMinor ? codes[kind].toUpperCase() : codes[kind];
}

/** Reads what `kindCode` wrote. */
export function readKindCode(code: string): { kind: HitKind; isMinor: boolean } {
  const lower = code.toLowerCase();
  return { kind: kinds.get(lower) ?? 'guide', isMinor: lower !== code };
}

/**
 * How likely readers mean a kind when names fit equally well: what explains comes before what lists, what is set
 * often before what is set seldom.
 */
export const kindPrior: Record<HitKind, number> = {
  guide: 1.1,
  component: 1.02,
  hook: 0.98,
  interface: 0.98,
  list: 0.95,
  section: 1,
  prop: 1,
  event: 0.94,
  method: 0.95,
  property: 0.93,
  slot: 0.92,
  selector: 0.85,
  class: 0.8,
  type: 0.86,
  function: 0.88,
  constant: 0.84,
  parameter: 0.8,
  result: 0.76,
  demo: 0.82,
  setting: 0.9,
};

/** Whether what is found is a name in code, and not a text or a setting. */
export function isCodeKind(kind: HitKind): boolean {
  return !['guide', 'section', 'demo', 'list', 'setting'].includes(kind);
}

/** Words of the reference as a whole. */
const referenceWords = ['api', 'reference', '参考'];

/** Words by which readers name a kind beside the name itself: `rowClick event`. */
const kindWords: Record<HitKind, readonly string[]> = {
  guide: ['guide', 'docs', 'page', '指南', '文档'],
  component: [...referenceWords, 'component', 'props', '组件', '属性'],
  hook: [...referenceWords, 'hook', '钩子'],
  interface: [...referenceWords, 'interface', 'type', '接口', '类型'],
  list: [...referenceWords, 'list', '列表'],
  section: [],
  prop: [...referenceWords, 'prop', 'property', 'option', '属性'],
  slot: [...referenceWords, 'slot', '插槽'],
  class: [...referenceWords, 'class', 'classes', 'css', 'mui', 'style', '类名', '样式'],
  event: [...referenceWords, 'event', 'listener', '事件'],
  method: [...referenceWords, 'method', 'function', '方法'],
  property: [...referenceWords, 'property', 'option', 'field', '属性'],
  parameter: [...referenceWords, 'parameter', 'option', '参数'],
  result: [...referenceWords, 'result', 'return', '返回'],
  selector: [...referenceWords, 'selector', '选择器'],
  type: [...referenceWords, 'type', '类型'],
  function: [...referenceWords, 'function', '函数'],
  constant: [...referenceWords, 'constant', '常量'],
  demo: ['demo', 'example', '演示', '示例'],
  setting: ['setting', '设置'],
};

const kindsByStem = new Map<string, Set<HitKind>>();
for (const [kind, names] of Object.entries(kindWords) as [HitKind, readonly string[]][]) {
  for (const name of names) {
    const stem = stemWord(name);
    kindsByStem.set(stem, (kindsByStem.get(stem) ?? new Set()).add(kind));
  }
}

/** Kinds a word of a query names. */
export function kindsNamedBy(word: string): ReadonlySet<HitKind> {
  return kindsByStem.get(stemWord(word)) ?? noKinds;
}

const noKinds: ReadonlySet<HitKind> = new Set();

/** Anchor of a row that follows the rule of its kind. */
export function anchorOfRow(kind: HitKind, owner: string, name: string): string {
  switch (kind) {
    case 'prop':
    case 'method':
    case 'property':
      return rowId(owner, 'prop', name);
    case 'slot':
      return rowId(owner, 'slot', name);
    case 'class':
      return rowId(owner, 'class', name);
    case 'parameter':
      return rowId(owner, 'parameter', name);
    case 'result':
      return rowId(owner, 'return', name);
    case 'event':
      return `event-${name}`;
    case 'selector':
      return `selector-${name}`;
    default:
      return `export-${name}`;
  }
}
