import { use } from 'react';
import type { ComponentApi } from '#model/api/ComponentApi.ts';
import { languageHref } from '#model/languageHref.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { ApiContext } from './ApiContext.tsx';
import { Filled } from './Filled.tsx';
import { classRows, propRows, slotRows } from './rowsOf.tsx';
import { RowSection } from './RowSection.tsx';
import { TextSection } from './TextSection.tsx';

/** Props, what they build on, slots and classes of a component. */
export function ComponentSections({ api }: { api: ComponentApi }) {
  const text = useStrings();
  const { product, props, slots, classes, themeName } = api;
  return (
    <>
      {props.length > 0 && (
        <RowSection
          section="props"
          product={product}
          columns={['type', 'default']}
          rows={propRows(props)}
        />
      )}
      <RefNote api={api} />
      <Inheritance api={api} />
      {themeName && (
        <TextSection section="themeDefaultProps">
          <p>
            <Filled text={text('themeDefaultProps')} values={{ name: <code>{themeName}</code> }} />
          </p>
        </TextSection>
      )}
      {slots.length > 0 && (
        <RowSection
          section="slots"
          product={product}
          columns={['defaultComponent', 'className']}
          rows={slotRows(slots)}
        />
      )}
      {classes.length > 0 && (
        <>
          <RowSection
            section="classes"
            product={product}
            columns={['ruleName']}
            rows={classRows(classes, text('global'))}
          />
          <ClassesNote api={api} />
        </>
      )}
    </>
  );
}

function RefNote({ api: { ref } }: { api: ComponentApi }) {
  const text = useStrings();
  return (
    <p>
      {ref.kind === 'none' ? (
        text('refNone')
      ) : (
        <Filled text={text('refElement')} values={{ element: <code>{ref.element}</code> }} />
      )}
    </p>
  );
}

function Inheritance({ api: { inheritance } }: { api: ComponentApi }) {
  const { language } = use(ApiContext);
  const text = useStrings();
  if (!inheritance) {
    return null;
  }
  const { name, href } = inheritance;
  const code = <code>{/^[a-z]/.test(name) ? `<${name}>` : `<${name} />`}</code>;
  const base = href === null ? code : <a href={languageHref(href, language)}>{code}</a>;
  return (
    <TextSection section="inheritance">
      <p>
        <Filled text={text('inheritance')} values={{ name: base }} />
      </p>
    </TextSection>
  );
}

function ClassesNote({ api: { themeName, classes } }: { api: ComponentApi }) {
  const text = useStrings();
  return (
    <>
      {themeName && (
        <p>
          <Filled
            text={text('classesNote')}
            values={{
              classes: <code>classes</code>,
              rule: <code>styleOverrides</code>,
              name: <code>{themeName}</code>,
            }}
          />
        </p>
      )}
      {classes.some(({ isGlobal }) => isGlobal) && <p>{text('stateNote')}</p>}
    </>
  );
}
