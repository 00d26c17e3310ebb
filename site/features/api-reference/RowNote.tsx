import type { ApiSignature, Description } from '#model/api/Api.ts';
import type { ApiNote } from '#model/api/apiRows.ts';
import { typeTextToString } from '#model/api/TypeText.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { RichMessage } from './RichMessage.tsx';
import { TypeCode } from './TypeCode.tsx';

/** What follows the description of a row from its type. */
export function RowNote({ note }: { note: ApiNote }) {
  const t = useMessages('api');
  switch (note?.kind) {
    case 'signature':
      return <SignatureList signature={note.signature} />;
    case 'listener':
      return (
        <p>
          <RichMessage text={t('listener')} values={{ prop: <code>{note.prop}</code> }} />
        </p>
      );
    case 'arguments':
      return (
        <p>
          <code>(apiRef, </code>
          {note.parameters.map(({ name, type }) => (
            <TypeCode key={name} label={`${name}: `} type={type} />
          ))}
          <code>)</code>
        </p>
      );
    case undefined:
      return null;
  }
}

/** What a callback is called with, parameter by parameter, and what it returns. */
function SignatureList({ signature: { parameters, returns } }: { signature: ApiSignature }) {
  const t = useMessages('api');
  const hasReturn = typeTextToString(returns.type) !== 'void' || returns.description.html !== '';
  if (parameters.length === 0 && !hasReturn) {
    return null;
  }
  return (
    <ul className="api-signature">
      {parameters.map(({ name, type, optional, description }) => (
        <li key={name}>
          <TypeCode label={optional ? `${name}?: ` : `${name}: `} type={type} />{' '}
          <Inline description={description} />
        </li>
      ))}
      {hasReturn && (
        <li>
          {t('returns')} <TypeCode type={returns.type} />{' '}
          <Inline description={returns.description} />
        </li>
      )}
    </ul>
  );
}

/** A text inside a line; only markup needs an element. */
function Inline({ description: { html, text } }: { description: Description }) {
  return /[<&]/.test(html) ? <span dangerouslySetInnerHTML={{ __html: html }} /> : text;
}
