import type { ApiRow } from '#model/api/apiRows.ts';
import { type TypeText, typeTextToString } from '#model/api/TypeText.ts';

/** Longer defaults are sentences or functions and get a line of their own. */
const longestDefault = 40;
/** Longer types are cut in the line of a row. */
const longestType = 60;
/** Longer descriptions are cut in the line of a row. */
const longestText = 140;

/** What a row says, divided between the line that is always there and what follows when the row is opened. */
export interface RowParts {
  /** The type in the line, where the first value is one. */
  type: string | null;
  /** Whether the line ends with the whole description, in HTML, or with its beginning. */
  text: string;
  /** Parts that the line has only the beginning of, or cannot hold because of their links. */
  isCut: { type: boolean; text: boolean };
  /** The type that follows in full; null where the line or the parameters of a callback say it all. */
  fullType: TypeText | null;
  /** The default that follows; null where the line has it. */
  fullDefault: string | null;
  hasNote: boolean;
}

/** A row → its line and what follows. */
export function rowParts(row: ApiRow): RowParts {
  const [cell] = row.cells;
  const type = cell?.kind === 'type' ? cell.type : null;
  const hasNote = hasOwnNote(row);
  const line = typeLine(type);
  // Where the parameters of a callback are listed, they say more than the name of its type.
  const isListed = hasNote && row.note?.kind === 'signature';
  const fullType = line.isLong || (isLinked(type) && !isListed) ? type : null;
  // What follows a type follows it wherever it is.
  const text = textLine(row.description, fullType !== null);
  const isDefaultCut = fullType !== null || (row.default?.length ?? 0) > longestDefault;
  return {
    type: type && line.text,
    text: text.html,
    isCut: { type: fullType !== null, text: text.isCut },
    fullType,
    fullDefault: isDefaultCut && hasDefault(row) ? row.default : null,
    hasNote,
  };
}

/** Whether there is anything to open. */
export function isFolded(row: ApiRow): boolean {
  const { isCut, hasNote } = rowParts(row);
  return (
    row.snippet !== null ||
    row.demos.length > 0 ||
    row.cells.slice(1).some((cell) => cell !== null && cell.kind !== 'what') ||
    Boolean(row.deprecation?.html) ||
    hasNote ||
    isCut.type ||
    isCut.text
  );
}

/** A slot's default is a component, which is a value of its own. */
function hasDefault({ kind }: ApiRow): boolean {
  return kind !== 'slot';
}

function typeLine(type: TypeText | null): { text: string; isLong: boolean } {
  const text = type === null ? '' : typeTextToString(type);
  const isLong = text.length > longestType;
  return { text: isLong ? `${text.slice(0, longestType)}…` : text, isLong };
}

function isLinked(type: TypeText | null): boolean {
  const tokens = type === null ? [] : type.kind === 'plain' ? type.tokens : type.members.flat();
  return tokens.some((token) => typeof token !== 'string');
}

/** A description of one paragraph without links is whole in the line; of others the line has the first words. */
function textLine(
  { html, text }: ApiRow['description'],
  mustFollow: boolean,
): { html: string; isCut: boolean } {
  const inner = html.replace(/^<p>([\s\S]*)<\/p>$/, '$1').trim();
  if (inner === '' || (!mustFollow && !/<(?!\/?code>)/.test(inner))) {
    return { html: inner, isCut: false };
  }
  const [first = ''] = text.split('\n');
  const cut = first.length > longestText ? `${first.slice(0, longestText)}…` : first;
  const escaped = cut.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return { html: escaped, isCut: true };
}

/** The parameters of a callback are already in its type, unless there is more to say about them. */
function hasOwnNote({ note, type }: ApiRow): boolean {
  if (note?.kind !== 'signature') {
    return note !== null;
  }
  const { parameters, returns } = note.signature;
  const isOpaque = !type || !typeTextToString(type).includes('=>');
  const isExplained = [...parameters, returns].some(({ description }) => description.html !== '');
  return isExplained || (isOpaque && parameters.length > 0);
}
