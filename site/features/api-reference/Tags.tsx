import { use } from 'react';
import { languageHref } from '#model/DocsPath.ts';
import type { Plan } from '#model/Plan.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { ApiContext } from './ApiContext.tsx';

/** What a row or a page asks of its reader: that it be set, avoided, or paid for. */
export function Tags({
  plan,
  isRequired = false,
  isDeprecated,
  isInSummary = false,
}: {
  plan: Plan | null;
  isRequired?: boolean;
  isDeprecated: boolean;
  /** Whether the plan is a word only: what opens a row cannot hold a link. */
  isInSummary?: boolean;
}) {
  const t = useMessages('api');
  return (
    <>
      {isRequired && (
        <>
          {' '}
          <span className="tag" data-tag="required">
            {t('required')}
          </span>
        </>
      )}
      {isDeprecated && (
        <>
          {' '}
          <span className="tag" data-tag="deprecated">
            {t('deprecated')}
          </span>
        </>
      )}
      {plan && (
        <>
          {' '}
          {isInSummary ? (
            <span className="tag" data-tag={plan}>
              {t(`plans.${plan}`)}
            </span>
          ) : (
            <PlanTag plan={plan} />
          )}
        </>
      )}
    </>
  );
}

/** A plan, with a link to what it is (S6.1). */
export function PlanTag({ plan }: { plan: Plan }) {
  const { language } = use(ApiContext);
  const t = useMessages('api');
  return (
    <a
      className="tag"
      data-tag={plan}
      href={languageHref(`/x/introduction/licensing#${plan}-plan`, language)}
    >
      {t(`plans.${plan}`)}
    </a>
  );
}
