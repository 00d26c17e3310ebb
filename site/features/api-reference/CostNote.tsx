import { use } from 'react';
import { costTexts } from '#model/api/costTexts.ts';
import type { ApiCost } from '#model/api/ImportCost.ts';
import { languageHref } from '#model/DocsPath.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { ApiContext } from './ApiContext.tsx';
import { RichMessage } from './RichMessage.tsx';

/** What an import costs, below its code. */
export function CostNote({ cost }: { cost: ApiCost }) {
  const { language } = use(ApiContext);
  const t = useMessages('api');
  const { size, alternative, adapters, note } = costTexts(cost, {
    size: t('cost.size'),
    lazy: t('cost.lazy'),
    alternative: t('cost.alternative'),
    adapters: t('cost.adapters'),
    adapter: t('cost.adapter'),
    note: t('cost.note'),
  });
  return (
    <p data-import-cost="">
      {size}{' '}
      {alternative && (
        <>
          <RichMessage
            text={alternative.text}
            values={{
              name: (
                <a href={languageHref(alternative.path, language)}>
                  <code>{alternative.name}</code>
                </a>
              ),
            }}
          />{' '}
        </>
      )}
      {adapters} {note}
    </p>
  );
}
