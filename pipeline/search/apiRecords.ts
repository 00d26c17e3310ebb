import type { Api } from '#model/api/Api.ts';
import { typeTextToString } from '#model/api/typeTextToString.ts';
import type { TypeText } from '#model/api/TypeText.ts';
import type { Plan } from '#model/NavEntry.ts';
import { readWords } from '#model/search/readWords.ts';
import type { PageRecord, PageRole, RowKind, RowRecord } from '#model/search/SearchRecord.ts';
import { plainText } from './plainText.ts';

/** A row as it stands on one page. */
interface Row {
  row: RowKind;
  name: string;
  id: string;
  type: TypeText | null;
  descriptionHtml: string;
  deprecationHtml: string | null;
  plan: Plan | null;
}

/** A page of the reference → its record. */
export function apiPageRecord(
  api: Api,
  { title, trail, description }: { title: string; trail: string[]; description: string },
): PageRecord {
  const isExport = api.kind === 'component' || api.kind === 'hook' || api.kind === 'interface';
  const role: PageRole = isExport ? api.kind : 'list';
  return {
    kind: 'page',
    role,
    path: api.path,
    title: isExport ? api.name : title,
    trail,
    plan: api.plan,
    featured: api.featured && api.deprecationHtml === null,
    keywords: [],
    text: plainText(api.descriptionHtml) || description,
  };
}

/** The pages of a product's reference → their rows; rows that say the same on several pages are one record. */
export function apiRowRecords(apis: readonly Api[]): RowRecord[] {
  const records = new Map<string, RowRecord>();
  for (const api of [...apis].sort(byLikelihood)) {
    for (const { row, name, id, type, descriptionHtml, deprecationHtml, plan } of rowsOf(api)) {
      const text = plainText(descriptionHtml);
      const typeLine = type ? typeTextToString(type) : '';
      const key = [row, name, typeLine, text].join('\0');
      const record = records.get(key);
      if (record) {
        record.places.push({ path: api.path, id });
      } else {
        records.set(key, {
          kind: 'row',
          row,
          title: name,
          // Pages come with the lowest plan first.
          plan: plan ?? api.plan,
          places: [{ path: api.path, id }],
          type: typeLine.length > maxType ? `${typeLine.slice(0, maxType)}…` : typeLine,
          text,
          deprecated: deprecationHtml !== null,
        });
      }
    }
  }
  return [...records.values()];
}

/** Longer types are read on the page. */
const maxType = 120;

/** Of several pages with a row, readers most likely mean what is free, presented, used in demos, plainly named and rich. */
function byLikelihood(a: Api, b: Api): number {
  const plans = { free: 0, pro: 1, premium: 2 };
  return (
    plans[a.plan ?? 'free'] - plans[b.plan ?? 'free'] ||
    Number(b.featured) - Number(a.featured) ||
    readWords(a.name).length - readWords(b.name).length ||
    b.demos.length - a.demos.length ||
    rowsOf(b).length - rowsOf(a).length ||
    (a.name < b.name ? -1 : 1)
  );
}

function rowsOf(api: Api): Row[] {
  switch (api.kind) {
    case 'component':
      return [
        ...api.props.map((prop): Row => ({ ...prop, row: 'prop', id: prop.rowId })),
        ...api.slots.map((slot): Row => ({ ...slot, row: 'slot', id: slot.rowId, type: null })),
        ...api.classes.map((entry): Row => ({
          ...entry,
          row: 'class',
          name: entry.key,
          id: entry.rowId,
          type: null,
        })),
      ];
    case 'interface': {
      const isObjectApi = /Api(Ref)?$/.test(api.name);
      return api.properties.map((property): Row => ({
        ...property,
        row: isObjectApi && property.signature ? 'method' : 'property',
        id: property.rowId,
      }));
    }
    case 'hook':
      return [
        ...api.parameterProperties.map((each): Row => ({
          ...each,
          row: 'parameter',
          id: each.rowId,
        })),
        ...api.returnProperties.map((each): Row => ({ ...each, row: 'result', id: each.rowId })),
      ];
    case 'events':
      return api.events.map((event): Row => ({
        ...event,
        row: 'event',
        id: event.rowId,
        type: event.params,
      }));
    case 'selectors':
      return api.categories.flatMap(({ selectors }) =>
        selectors.map((selector): Row => ({
          ...selector,
          row: 'selector',
          id: selector.rowId,
          type: selector.returns,
        })),
      );
    case 'exports':
      return api.exports.map((entry): Row => ({
        ...entry,
        row: entry.what === 'function' || entry.what === 'constant' ? entry.what : 'type',
        id: entry.rowId,
      }));
  }
}
