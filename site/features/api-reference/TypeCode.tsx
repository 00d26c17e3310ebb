import { use } from 'react';
import { tokensToString, type TypeText, type TypeToken } from '#model/api/TypeText.ts';
import { languageHref } from '#model/DocsPath.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { ApiContext } from './ApiContext.tsx';

/** A type in code, after the name it belongs to, its known names linked; what is too long to read at once is folded. */
export function TypeCode({ type, label = '' }: { type: TypeText; label?: string }) {
  const t = useMessages('api');
  const folded = foldType(type);
  switch (folded.kind) {
    case 'whole':
      return <Tokens label={label} tokens={folded.tokens} />;
    case 'folded union':
      return (
        <>
          <Tokens label={label} tokens={folded.visible} />
          <details>
            <summary>{t('moreTypes', { count: String(folded.restCount) })}</summary>
            <Tokens tokens={['| ', ...folded.rest]} />
          </details>
        </>
      );
    case 'folded type':
      return (
        <details>
          <summary>
            <code>{label + folded.preview}</code>
          </summary>
          <Tokens tokens={folded.tokens} />
        </details>
      );
    default:
      return folded satisfies never;
  }
}

function Tokens({ tokens, label = '' }: { tokens: readonly TypeToken[]; label?: string }) {
  const { language } = use(ApiContext);
  return (
    <code>
      {label}
      {tokens.map((token, index) =>
        typeof token === 'string' ? (
          token
        ) : (
          // Tokens of a type never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <a key={index} href={languageHref(token.href, language)}>
            {token.text}
          </a>
        ),
      )}
    </code>
  );
}

/** A type as it is shown: what is visible at once, and what is folded away. */
export type FoldedType =
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
export function foldType(type: TypeText): FoldedType {
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

function wholeOrFolded(tokens: TypeToken[]): FoldedType {
  if (lengthOf(tokens) <= longestType) {
    return { kind: 'whole', tokens };
  }
  const start = tokensToString(tokens).slice(0, previewLength);
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
  return tokensToString(tokens).length;
}
