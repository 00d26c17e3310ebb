/** A type name inside a type's text that has a page, or a row on one. */
export interface TypeLink {
  text: string;
  /** Path without language, with the row's hash where the name is a row: `/x/api/data-grid/grid-col-def`. */
  href: string;
}

/** A piece of a type as written: plain text, or a name that can be followed. */
export type TypeToken = string | TypeLink;

/** A type that reads in one go. */
export interface PlainType {
  kind: 'plain';
  tokens: TypeToken[];
}

/** Alternatives, each a text of its own, so that a long list can be folded. */
export interface UnionType {
  kind: 'union';
  members: TypeToken[][];
}

/** A type as a reader sees it: the words of the declaration, without `undefined` where the value is optional. */
export type TypeText = PlainType | UnionType;

/** A type as one line of plain text. */
export function typeTextToString(type: TypeText): string {
  return type.kind === 'plain'
    ? tokensToString(type.tokens)
    : type.members.map(tokensToString).join(' | ');
}

/** Pieces of a type as plain text. */
export function tokensToString(tokens: readonly TypeToken[]): string {
  return tokens.map((token) => (typeof token === 'string' ? token : token.text)).join('');
}
