import type { TypeText, TypeToken } from './TypeText.ts';

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
