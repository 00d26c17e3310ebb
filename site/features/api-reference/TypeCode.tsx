import { use } from 'react';
import type { TypeText, TypeToken } from '#model/api/TypeText.ts';
import { languageHref } from '#model/languageHref.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { ApiContext } from './ApiContext.tsx';
import { typeParts } from './typeParts.ts';

/** A type in code, its known names linked; what is too long to read at once is folded. */
export function TypeCode({ type }: { type: TypeText }) {
  const text = useStrings();
  const parts = typeParts(type);
  switch (parts.kind) {
    case 'whole':
      return <Tokens tokens={parts.tokens} />;
    case 'folded union':
      return (
        <>
          <Tokens tokens={parts.visible} />
          <details>
            <summary>{text('moreTypes', { count: String(parts.restCount) })}</summary>
            <Tokens tokens={['| ', ...parts.rest]} />
          </details>
        </>
      );
    case 'folded type':
      return (
        <details>
          <summary>
            <code>{parts.preview}</code>
          </summary>
          <Tokens tokens={parts.tokens} />
        </details>
      );
    default:
      return parts satisfies never;
  }
}

function Tokens({ tokens }: { tokens: readonly TypeToken[] }) {
  const { language } = use(ApiContext);
  return (
    <code>
      {tokens.map((token, index) =>
        typeof token === 'string' ? (
          token
        ) : (
          // Words of a type never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <a key={index} href={languageHref(token.href, language)}>
            {token.text}
          </a>
        ),
      )}
    </code>
  );
}
