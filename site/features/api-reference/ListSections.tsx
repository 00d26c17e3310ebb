import type { EventApi } from '#model/api/EventApi.ts';
import type { ExportsApi } from '#model/api/ExportsApi.ts';
import type { SelectorApi } from '#model/api/SelectorApi.ts';
import { categoryId } from '#model/api/apiSections.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { ApiRows } from './ApiRows.tsx';
import { Filled } from './Filled.tsx';
import { eventRows, exportRows, selectorRows } from './rowsOf.tsx';
import { RowSection } from './RowSection.tsx';

/** Every event of a product. */
export function EventSections({ api }: { api: EventApi }) {
  const text = useStrings();
  const listen = <code>apiRef.current.subscribeEvent(name, listener)</code>;
  return (
    <>
      <p>
        <Filled text={text('eventsNote')} values={{ code: listen }} />
      </p>
      <RowSection
        section="events"
        product={api.product}
        columns={['params', 'domEvent']}
        rows={eventRows(api.events)}
      />
    </>
  );
}

/** Every selector of a product, subject by subject. */
export function SelectorSections({ api }: { api: SelectorApi }) {
  const text = useStrings();
  const read = <code>useGridSelector(apiRef, selector)</code>;
  return (
    <>
      <p>
        <Filled text={text('selectorsNote')} values={{ code: read }} />
      </p>
      {api.categories.map(({ name, selectors }) => (
        <ApiRows
          key={name}
          id={categoryId(name)}
          level={2}
          title={name}
          choice="props"
          isDataGrid={api.product === 'data-grid'}
          columns={['name', 'returns', 'description'].map((key) => text(`columns.${key}`))}
          rows={selectorRows(selectors)}
        />
      ))}
    </>
  );
}

/** Exports without a page. */
export function ExportSections({ api }: { api: ExportsApi }) {
  const text = useStrings();
  return (
    <RowSection
      section="exports"
      product={api.product}
      columns={['type', 'kind']}
      rows={exportRows(api.exports, (what) => text(`what.${what}`))}
    />
  );
}
