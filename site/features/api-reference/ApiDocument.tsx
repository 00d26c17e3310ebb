import { use } from 'react';
import type { Api } from '#model/api/Api.ts';
import { sourceFolder } from '#model/api/apiSections.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { ApiContext, useLocalHtml, useTypesLanguage } from './ApiContext.tsx';
import { ComponentSections } from './ComponentSections.tsx';
import { DemoPages } from './DemoPages.tsx';
import { HookSections } from './HookSections.tsx';
import { ImportCode } from './ImportCode.tsx';
import { EventSections, ExportSections, SelectorSections } from './ListSections.tsx';
import { PropertySection } from './PropertySection.tsx';
import { TextSection } from './TextSection.tsx';

/** Everything about one value of the reference, in the order readers know. */
export function ApiDocument({ api }: { api: Api }) {
  const { owner, sourceRoot } = use(ApiContext);
  const text = useStrings();
  const folder = owner === null ? sourceFolder(api) : null;
  return (
    <>
      <Deprecation api={api} />
      {owner === null && api.demos.length > 0 && (
        <TextSection section="demos">
          <DemoPages links={api.demos} />
        </TextSection>
      )}
      {api.imports.length > 0 && (
        <TextSection section="import">
          <ImportCode imports={api.imports} />
          {api.imports.length > 2 && <p>{text('importNote')}</p>}
        </TextSection>
      )}
      <Description html={api.descriptionHtml} />
      <OwnSections api={api} />
      {folder !== null && (
        <TextSection section="sourceCode">
          <p>
            <a href={sourceRoot + folder} rel="noopener">
              {text('source', { name: api.name })}
            </a>
          </p>
        </TextSection>
      )}
    </>
  );
}

function OwnSections({ api }: { api: Api }) {
  switch (api.kind) {
    case 'component':
      return <ComponentSections api={api} />;
    case 'interface':
      return (
        <PropertySection section="properties" properties={api.properties} product={api.product} />
      );
    case 'hook':
      return <HookSections api={api} />;
    case 'events':
      return <EventSections api={api} />;
    case 'selectors':
      return <SelectorSections api={api} />;
    case 'exports':
      return <ExportSections api={api} />;
    default:
      return api satisfies never;
  }
}

function Deprecation({ api }: { api: Api }) {
  const text = useStrings();
  const localHtml = useLocalHtml();
  const typesLanguage = useTypesLanguage();
  return (
    api.deprecationHtml !== null && (
      <div className="callout" data-tone="warning">
        <p className="callout-title">{text('deprecatedLead', { name: api.name })}</p>
        <p {...typesLanguage} dangerouslySetInnerHTML={localHtml(api.deprecationHtml)} />
      </div>
    )
  );
}

function Description({ html }: { html: string }) {
  const localHtml = useLocalHtml();
  const typesLanguage = useTypesLanguage();
  return html && <div {...typesLanguage} dangerouslySetInnerHTML={localHtml(html)} />;
}
