import { use } from 'react';
import { languageHref } from '#model/languageHref.ts';
import type { Plan } from '#model/NavEntry.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { ApiContext } from './ApiContext.tsx';

/** What a row or a page asks of its reader: that it be set, avoided, or paid for. */
export function Tags({
  plan,
  isRequired = false,
  isDeprecated,
}: {
  plan: Plan | null;
  isRequired?: boolean;
  isDeprecated: boolean;
}) {
  const { language } = use(ApiContext);
  const text = useStrings();
  return (
    <>
      {isRequired && (
        <>
          {' '}
          <span className="tag" data-tag="required">
            {text('required')}
          </span>
        </>
      )}
      {isDeprecated && (
        <>
          {' '}
          <span className="tag" data-tag="deprecated">
            {text('deprecated')}
          </span>
        </>
      )}
      {plan && (
        <>
          {' '}
          <a
            className="tag"
            data-tag={plan}
            href={languageHref(`/x/introduction/licensing#${plan}-plan`, language)}
          >
            {text(`plans.${plan}`)}
          </a>
        </>
      )}
    </>
  );
}
