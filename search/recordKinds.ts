import { rowId, type RowSection } from '#model/api/rowId.ts';
import { keysOf } from '#model/keysOf.ts';
import type { PageRole, RowKind, SearchRecord } from './SearchRecord.ts';
import { stemWord } from './stemWord.ts';

/** What a result is, as its badge says. */
export type HitKind = PageRole | RowKind | 'section' | 'demo' | 'error' | 'setting';

/** One letter per kind, for the packed column of kinds. */
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
  error: 'u',
  setting: 'z',
};
const kinds = new Map(keysOf(codes).map((kind) => [codes[kind], kind]));

/** Kind of a record. */
export function hitKindOf(record: SearchRecord): HitKind {
  switch (record.kind) {
    case 'page':
      return record.role;
    case 'row':
      return record.row;
    case 'section':
    case 'demo':
    case 'error':
    case 'setting':
      return record.kind;
  }
}

/** The letter of a kind; a capital marks what readers seldom want: parts of something else, and what is deprecated. */
export function kindCode(kind: HitKind, isMinor: boolean): string {
  return isMinor ? codes[kind].toUpperCase() : codes[kind];
}

/** Reads what `kindCode` wrote. */
export function readKindCode(code: string): { kind: HitKind; isMinor: boolean } {
  const lower = code.toLowerCase();
  return { kind: kinds.get(lower) ?? 'guide', isMinor: lower !== code };
}

/**
 * How likely readers mean a kind when names match equally well: explanations rank above lists, common settings above
 * rare ones.
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
  error: 0.86,
  setting: 0.9,
};

/** Whether what is found is a name in code, and not a text or a setting. */
export function isCodeKind(kind: HitKind): boolean {
  return !['guide', 'section', 'demo', 'list', 'error', 'setting'].includes(kind);
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
  error: ['error', 'warning', 'message', '错误', '警告'],
  setting: ['setting', '设置'],
};

const kindsByStem: ReadonlyMap<string, ReadonlySet<HitKind>> = groupByStem();

function groupByStem(): Map<string, Set<HitKind>> {
  const grouped = new Map<string, Set<HitKind>>();
  for (const kind of keysOf(kindWords)) {
    for (const name of kindWords[kind]) {
      const stem = stemWord(name);
      grouped.set(stem, (grouped.get(stem) ?? new Set()).add(kind));
    }
  }
  return grouped;
}

/** Kinds a word of a query names. */
export function kindsNamedBy(word: string): ReadonlySet<HitKind> {
  return kindsByStem.get(stemWord(word)) ?? noKinds;
}

const noKinds: ReadonlySet<HitKind> = new Set();

/** Kinds whose rows are in a section of their owner. */
const sectionOfKind: Partial<Record<HitKind, RowSection>> = {
  prop: 'prop',
  method: 'prop',
  property: 'prop',
  slot: 'slot',
  class: 'class',
  parameter: 'parameter',
  result: 'return',
};

/** The anchor that follows from the name of a record, which most have. */
export function anchorOf(kind: HitKind, owner: string, name: string): string {
  if (kind === 'section') {
    return name
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '');
  }
  if (kind === 'demo') {
    return name.replaceAll(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
  }
  const section = sectionOfKind[kind];
  if (section) {
    return rowId(owner, section, name);
  }
  return `${kind === 'event' || kind === 'selector' ? kind : 'export'}-${name}`;
}
