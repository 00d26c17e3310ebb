import { use } from 'react';
import type { Api, ComponentApi, HookApi } from '#model/api/Api.ts';
import { apiTables } from '#model/api/apiRows.ts';
import type { ApiSection } from '#model/api/apiSections.ts';
import { languageHref } from '#model/DocsPath.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { ApiContext, DescriptionHtml } from './ApiContext.tsx';
import { ApiTable } from './ApiTable.tsx';
import { RichMessage } from './RichMessage.tsx';
import { TextSection } from './SectionHeading.tsx';
import { TypeCode } from './TypeCode.tsx';

/** The sections that only one kind of page has. */
export function ApiSections({ api }: { api: Api }) {
  const t = useMessages('api');
  switch (api.kind) {
    case 'component':
      return <ComponentSections api={api} />;
    case 'interface':
      return <Tables api={api} section="properties" />;
    case 'hook':
      return <HookSections api={api} />;
    case 'events': {
      const code = <code>apiRef.current.subscribeEvent(name, listener)</code>;
      return (
        <>
          <p>
            <RichMessage text={t('eventsNote')} values={{ code }} />
          </p>
          <Tables api={api} section="events" />
        </>
      );
    }
    case 'selectors': {
      const code = <code>useGridSelector(apiRef, selector)</code>;
      return (
        <>
          <p>
            <RichMessage text={t('selectorsNote')} values={{ code }} />
          </p>
          <Tables api={api} section="selectors" />
        </>
      );
    }
    case 'exports':
      return <Tables api={api} section="exports" />;
    default:
      return api satisfies never;
  }
}

/** The tables of a section; nothing when it has no rows. */
function Tables({ api, section }: { api: Api; section: ApiSection }) {
  return apiTables(api)
    .filter((table) => table.section === section)
    .map((table) => (
      <ApiTable key={table.category?.id ?? section} table={table} product={api.product} />
    ));
}

function ComponentSections({ api }: { api: ComponentApi }) {
  const t = useMessages('api');
  const { themeName } = api;
  return (
    <>
      <Tables api={api} section="props" />
      <RefNote api={api} />
      <Inheritance api={api} />
      {themeName && (
        <TextSection section="themeDefaultProps">
          <p>
            <RichMessage
              text={t('themeDefaultProps')}
              values={{ name: <code>{themeName}</code> }}
            />
          </p>
        </TextSection>
      )}
      <Tables api={api} section="slots" />
      <Tables api={api} section="classes" />
      <ClassesNote api={api} />
    </>
  );
}

function RefNote({ api: { ref } }: { api: ComponentApi }) {
  const t = useMessages('api');
  return (
    <p>
      {ref.kind === 'none' ? (
        t('refNone')
      ) : (
        <RichMessage text={t('refElement')} values={{ element: <code>{ref.element}</code> }} />
      )}
    </p>
  );
}

function Inheritance({ api: { inheritance } }: { api: ComponentApi }) {
  const { language } = use(ApiContext);
  const t = useMessages('api');
  if (!inheritance) {
    return null;
  }
  const { name, href } = inheritance;
  const code = <code>{/^[a-z]/.test(name) ? `<${name}>` : `<${name} />`}</code>;
  const base = href === null ? code : <a href={languageHref(href, language)}>{code}</a>;
  return (
    <TextSection section="inheritance">
      <p>
        <RichMessage text={t('inheritance')} values={{ name: base }} />
      </p>
    </TextSection>
  );
}

function ClassesNote({ api: { themeName, classes } }: { api: ComponentApi }) {
  const t = useMessages('api');
  return (
    <>
      {themeName && classes.length > 0 && (
        <p>
          <RichMessage
            text={t('classesNote')}
            values={{
              classes: <code>classes</code>,
              rule: <code>styleOverrides</code>,
              name: <code>{themeName}</code>,
            }}
          />
        </p>
      )}
      {classes.some(({ isGlobal }) => isGlobal) && <p>{t('stateNote')}</p>}
    </>
  );
}

function HookSections({ api }: { api: HookApi }) {
  const { returns, returnProperties } = api;
  return (
    <>
      <Tables api={api} section="parameters" />
      <Tables api={api} section="parameterProperties" />
      {returnProperties.length > 0 ? (
        <Tables api={api} section="returnValue" />
      ) : (
        <TextSection section="returnValue">
          <p className="api-type">
            <TypeCode type={returns.type} />
          </p>
          {returns.description.html && <DescriptionHtml as="p" description={returns.description} />}
        </TextSection>
      )}
    </>
  );
}
