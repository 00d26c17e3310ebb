import type { TypeText, TypeToken } from '#model/api/TypeText.ts';

/** A type as it is shown: what is visible at once, and what is folded away. */
export type TypeParts =
  | { kind: 'whole'; tokens: TypeToken[] }
  /** Alternatives beyond the first few. */
  | { kind: 'folded union'; visible: TypeToken[]; rest: TypeToken[]; restCount: number }
  /** A long type behind its beginning, laid out in lines. */
  | { kind: 'folded type'; preview: string; tokens: TypeToken[] };

const longestUnion = 110;
const visibleMembers = 4;
const longestType = 170;
const previewLength = 56;

/** Decides how much of a type a row shows before a reader asks for the rest. */
export function typeParts(type: TypeText): TypeParts {
  if (type.kind === 'plain') {
    return wholeOrFolded(type.tokens);
  }
  const { members } = type;
  const tokens = joinMembers(members);
  if (lengthOf(tokens) <= longestUnion || members.length <= visibleMembers) {
    return wholeOrFolded(tokens);
  }
  const visible = joinMembers(members.slice(0, visibleMembers));
  return lengthOf(visible) > longestType
    ? wholeOrFolded(tokens)
    : {
        kind: 'folded union',
        visible,
        rest: joinMembers(members.slice(visibleMembers)),
        restCount: members.length - visibleMembers,
      };
}

/** Text of a type without its links. */
export function plainText(tokens: readonly TypeToken[]): string {
  return tokens.map((token) => (typeof token === 'string' ? token : token.text)).join('');
}

function wholeOrFolded(tokens: TypeToken[]): TypeParts {
  if (lengthOf(tokens) <= longestType) {
    return { kind: 'whole', tokens };
  }
  const start = plainText(tokens).slice(0, previewLength);
  return {
    kind: 'folded type',
    preview: `${start.slice(0, start.lastIndexOf(' ') + 1 || start.length).trim()} …`,
    tokens: breakObjects(tokens),
  };
}

/** Puts each property of an object type on a line of its own. */
export function breakObjects(tokens: readonly TypeToken[]): TypeToken[] {
  let depth = 0;
  const line = () => `\n${'  '.repeat(Math.max(depth, 0))}`;
  return tokens.map((token) =>
    typeof token !== 'string'
      ? token
      : // The brace of a template literal, as in `aria-${string}`, opens no object.
        token.replace(/\$\{[^}]*\}|\{ |(;? )?\}|; /g, (found) => {
          if (found.startsWith('$')) {
            return found;
          }
          if (found === '{ ') {
            depth += 1;
            return `{${line()}`;
          }
          if (found.endsWith('}')) {
            depth -= 1;
            return found === '}' ? found : `;${line()}}`;
          }
          return `;${line()}`;
        }),
  );
}

function joinMembers(members: readonly TypeToken[][]): TypeToken[] {
  return members.flatMap((member, index) => (index === 0 ? member : [' | ', ...member]));
}

function lengthOf(tokens: readonly TypeToken[]): number {
  return plainText(tokens).length;
}
