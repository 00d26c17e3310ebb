import { type CopyHeading, headingsOf } from './markdownSections.ts';

/** A line of an API page that can be asked for by its name: a row of a table, or a page with demos. */
export interface ApiRow {
  name: string;
  line: string;
}

/** What is below one heading of an API page, up to the next one. */
export interface ApiPart {
  /** Anchor of the section: `props`, `slots`, `css-classes`. */
  kind: string;
  /** Anchor of the group inside it, such as `props-sorting`; that of the section where there are no groups. */
  group: string;
  /** Line of its heading. */
  heading: string;
  /** The first two lines of its table; empty where its rows are a list. */
  header: string[];
  rows: ApiRow[];
  /** Everything else. */
  text: string;
}

/** A page of the API reference, taken apart. */
export interface ApiPage {
  /** What is above the first heading. */
  lead: string;
  parts: ApiPart[];
}

/** Takes the Markdown copy of an API page apart. */
export function parseApiPage(markdown: string): ApiPage {
  const lines = markdown.split('\n');
  const headings = headingsOf(markdown);
  let kind = '';
  const parts = headings.map((heading, index) => {
    kind = heading.level === 2 ? heading.id : kind;
    const end = headings[index + 1]?.line ?? lines.length;
    return parsePart(kind, heading, lines.slice(heading.line, end));
  });
  return { lead: lines.slice(0, headings[0]?.line).join('\n').trim(), parts };
}

function parsePart(kind: string, { id }: CopyHeading, [heading = '', ...lines]: string[]): ApiPart {
  const isRule = (line: string | undefined) => /^\| -{3}/.test(line ?? '');
  const rule = lines.findIndex(isRule);
  const header = rule > 0 ? lines.slice(rule - 1, rule + 1) : [];
  const rows: ApiRow[] = [];
  const text: string[] = [];
  lines.forEach((line, index) => {
    const name = nameOf(line);
    if (name !== null && !isRule(lines[index + 1])) {
      rows.push({ name, line });
    } else if (!isRule(line) && !isRule(lines[index + 1])) {
      text.push(line);
    }
  });
  return { kind, group: id, heading, header, rows, text: text.join('\n').trim() };
}

/** A row of a table starts with a name in code, an item of the list of demos with a link. */
function nameOf(line: string): string | null {
  const [, row, item] = /^(?:\| `\.?([^`?]+)\??`|- \[([^\]]+)\]\()/.exec(line) ?? [];
  return row ?? item ?? null;
}

/** What of a page is wanted; all of it where nothing is said. */
export interface ApiFilter {
  /** A section or a group of it. */
  kind?: string | undefined;
  names?: readonly string[] | undefined;
  /** Part of a name; where no name contains it, part of a row. */
  query?: string | undefined;
}

/** The parts that are left by a filter, with the rows that are left. */
export function filterParts(parts: readonly ApiPart[], filter: ApiFilter): ApiPart[] {
  const { kind, names, query } = filter;
  const ofKind = parts.filter((part) => kind === undefined || isOfKind(part, kind));
  if (names === undefined && query === undefined) {
    return ofKind;
  }
  const wanted = names && new Set(names.map(plainName));
  const named = keepRows(ofKind, ({ name }) => wanted === undefined || wanted.has(plainName(name)));
  if (query === undefined) {
    return named;
  }
  const text = query.toLowerCase();
  const byName = keepRows(named, ({ name }) => name.toLowerCase().includes(text));
  return byName.length > 0
    ? byName
    : keepRows(named, ({ line }) => line.toLowerCase().includes(text));
}

function isOfKind({ kind, group }: ApiPart, wanted: string): boolean {
  return kind === wanted || group === wanted || (wanted === 'classes' && kind === 'css-classes');
}

function keepRows(parts: readonly ApiPart[], isKept: (row: ApiRow) => boolean): ApiPart[] {
  return parts
    .map((part) => ({ ...part, rows: part.rows.filter(isKept) }))
    .filter(({ rows }) => rows.length > 0);
}

/** `.MuiDataGrid-cell`, `value?` and `apiRef.current` are written in different ways, and mean the same. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/^\.|\?$|^apiref\.current\./g, '');
}
