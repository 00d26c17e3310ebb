import { use } from 'react';
import type { Api } from '#model/api/Api.ts';
import { cutForGuide } from '#model/api/cutForGuide.ts';
import { kebabCase } from '#model/api/rowId.ts';
import { languageHref } from '#model/languageHref.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { ApiContext } from './ApiContext.tsx';
import { ApiDocument } from './ApiDocument.tsx';
import { Filled } from './Filled.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** A component or a hook on a tab of a guide. */
export function TabDocument({ api, guide }: { api: Api; guide: string }) {
  const { language } = use(ApiContext);
  const text = useStrings();
  const { api: shown, wholeCount } = cutForGuide(api, guide);
  const link = (
    <a href={languageHref(api.path, language)}>{text('tabWhole', { name: api.name })}</a>
  );
  return (
    <>
      <SectionHeading id={kebabCase(api.name)} level={2}>
        {api.name}
      </SectionHeading>
      <p>
        {wholeCount !== null && shown.kind === 'component' ? (
          <Filled
            text={text('tabCut')}
            values={{ shown: shown.props.length, count: wholeCount, link }}
          />
        ) : (
          link
        )}
      </p>
      <ApiDocument api={shown} />
    </>
  );
}
