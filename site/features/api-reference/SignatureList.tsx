import type { ApiSignature } from '#model/api/ApiSignature.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { useLocalHtml } from './ApiContext.tsx';
import { TypeCode } from './TypeCode.tsx';
import { plainText } from './typeParts.ts';

/** What a callback is called with, parameter by parameter, and what it gives back. */
export function SignatureList({ signature }: { signature: ApiSignature }) {
  const text = useStrings();
  const localHtml = useLocalHtml();
  const { parameters, returns } = signature;
  const isVoid = returns.type.kind === 'plain' && plainText(returns.type.tokens) === 'void';
  const hasReturn = !isVoid || returns.descriptionHtml !== '';
  if (parameters.length === 0 && !hasReturn) {
    return null;
  }
  return (
    <ul className="api-signature">
      {parameters.map(({ name, type, optional, descriptionHtml }) => (
        <li key={name}>
          <code>
            <b>{name}</b>
            {optional && '?'}:{' '}
          </code>
          <TypeCode type={type} />{' '}
          {descriptionHtml && <span dangerouslySetInnerHTML={localHtml(descriptionHtml)} />}
        </li>
      ))}
      {hasReturn && (
        <li>
          {text('returns')} <TypeCode type={returns.type} />{' '}
          {returns.descriptionHtml && (
            <span dangerouslySetInnerHTML={localHtml(returns.descriptionHtml)} />
          )}
        </li>
      )}
    </ul>
  );
}
