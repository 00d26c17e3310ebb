import { use } from 'react';
import type { Api, ApiDemoLink } from '#model/api/Api.ts';
import { sourceFolder } from '#model/api/apiSections.ts';
import { selectRowsForGuide } from '#model/api/selectRowsForGuide.ts';
import { kebabCase } from '#model/api/rowId.ts';
import { sinceText } from '#model/versions/itemLife.ts';
import { languageHref } from '#model/DocsPath.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { ApiContext, DescriptionHtml } from './ApiContext.tsx';
import { ApiSections } from './ApiSections.tsx';
import { CostNote } from './CostNote.tsx';
import { ImportCode } from './ImportCode.tsx';
import { RichMessage } from './RichMessage.tsx';
import { SectionHeading, TextSection } from './SectionHeading.tsx';

/** Everything about one page of the reference, in the order readers know. */
export function ApiDocument({ api }: { api: Api }) {
  const { owner, sourceRoot, docsVersion } = use(ApiContext);
  const t = useMessages('api');
  const folder = owner === null ? sourceFolder(api) : null;
  return (
    <>
      {api.deprecation && (
        <div className="callout" data-tone="warning">
          <p className="callout-title">{t('deprecatedLead', { name: api.name })}</p>
          <DescriptionHtml as="p" description={api.deprecation} />
        </div>
      )}
      {api.since && (
        <p className="api-aside" data-api-since={api.since.version}>
          {t('since', { version: sinceText(api.since) })}
          {api.since.labeled === 'no' && ` (${t('notLabeled', { version: docsVersion })})`}
        </p>
      )}
      {owner === null && api.demos.length > 0 && (
        <TextSection section="demos">
          <DemoPages links={api.demos} />
        </TextSection>
      )}
      {api.imports.length > 0 && (
        <TextSection section="import">
          <ImportCode imports={api.imports} />
          {api.imports.length > 2 && <p>{t('importNote')}</p>}
          {api.cost && <CostNote cost={api.cost} />}
        </TextSection>
      )}
      {api.description.html && <DescriptionHtml as="div" description={api.description} />}
      <ApiSections api={api} />
      {folder !== null && (
        <TextSection section="sourceCode">
          <p>
            <a href={sourceRoot + folder} rel="noopener">
              {t('source', { name: api.name })}
            </a>
          </p>
        </TextSection>
      )}
    </>
  );
}

/** A component or a hook on a tab of a guide. */
export function TabDocument({ api, guide }: { api: Api; guide: string }) {
  const { language } = use(ApiContext);
  const t = useMessages('api');
  const { api: shown, wholeCount } = selectRowsForGuide(api, guide);
  const link = <a href={languageHref(api.path, language)}>{t('tabWhole', { name: api.name })}</a>;
  return (
    <>
      <SectionHeading id={kebabCase(api.name)} level={2}>
        {api.name}
      </SectionHeading>
      <p>
        {wholeCount !== null && shown.kind === 'component' ? (
          <RichMessage
            text={t('tabCut')}
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

/** Guides that are shown before the others are folded; a few more than that are shown too. */
const shownGuides = 8;
const fewMore = 3;

/** Pages that show an export at work; those with the most demos come first, and many are folded. */
function DemoPages({ links }: { links: readonly ApiDemoLink[] }) {
  const t = useMessages('api');
  const count = links.length > shownGuides + fewMore ? shownGuides : links.length;
  const rest = links.slice(count);
  return (
    <>
      <DemoPageList links={links.slice(0, count)} />
      {rest.length > 0 && (
        <details className="api-pages-more">
          <summary>
            <bdi>{t('moreGuides', { count: String(rest.length) })}</bdi>
          </summary>
          <DemoPageList links={rest} />
        </details>
      )}
    </>
  );
}

function DemoPageList({ links }: { links: readonly ApiDemoLink[] }) {
  const { language } = use(ApiContext);
  return (
    <ul className="api-pages">
      {links.map(({ path, title }) => (
        <li key={path}>
          <a href={languageHref(path, language)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
