import type { Api, Description } from '#model/api/Api.ts';
import { type ApiRow, apiRows } from '#model/api/apiRows.ts';
import { typeTextToString } from '#model/api/TypeText.ts';
import { readWords } from '#search/readWords.ts';
import type { PageRecord, PageRole, RowKind, RowRecord } from '#search/SearchRecord.ts';

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
    featured: api.featured && api.deprecation === null,
    state: 'written',
    keywords: [],
    text: oneLine(api.description) || description,
  };
}

/** The pages of a product's reference → their rows; rows that say the same on several pages are one record. */
export function apiRowRecords(apis: readonly Api[]): RowRecord[] {
  const records = new Map<string, RowRecord>();
  for (const api of [...apis].sort(byLikelihood)) {
    for (const row of searchedRows(api)) {
      const text = oneLine(row.description);
      const type = row.type ? typeTextToString(row.type) : '';
      const key = [row.kind, row.name, type, text].join('\0');
      const record = records.get(key);
      if (record) {
        record.places.push({ path: api.path, id: row.id });
      } else {
        records.set(key, {
          kind: 'row',
          row: row.kind,
          title: row.name,
          // Pages come with the lowest plan first.
          plan: row.plan ?? api.plan,
          places: [{ path: api.path, id: row.id }],
          type: type.length > maxType ? `${type.slice(0, maxType)}…` : type,
          text,
          deprecated: row.deprecation !== null,
        });
      }
    }
  }
  return [...records.values()];
}

/** Longer types are read on the page. */
const maxType = 120;

/** Of several pages with a row, readers most likely mean the one that is free, featured, plainly named, used in demos and rich. */
function byLikelihood(a: Api, b: Api): number {
  const plans = { free: 0, pro: 1, premium: 2 };
  return (
    plans[a.plan ?? 'free'] - plans[b.plan ?? 'free'] ||
    Number(b.featured) - Number(a.featured) ||
    readWords(a.name).length - readWords(b.name).length ||
    b.demos.length - a.demos.length ||
    searchedRows(b).length - searchedRows(a).length ||
    (a.name < b.name ? -1 : 1)
  );
}

/** A row that can be found: positional parameters are read with their hook. */
type SearchedRow = ApiRow & { kind: RowKind };

function searchedRows(api: Api): SearchedRow[] {
  return apiRows(api).filter((row): row is SearchedRow => row.kind !== 'argument');
}

function oneLine({ text }: Description): string {
  return text.replaceAll(/^- /gm, '').replaceAll('\n', ' ');
}
