import type { ApiRow } from '#model/api/apiRows.ts';
import { facetCounts } from '#model/api/rowFacets.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';

const views = ['table', 'expanded', 'collapsed'] as const;

/** Below this a filter takes longer to reach than the row. */
const fewestFiltered = 8;

/** The filter of a section and the choice of its view; `apiReading` listens to both. */
export function ApiTools({ title, count }: { title: string; count: number }) {
  const t = useMessages('api');
  return (
    <div className="api-tools">
      {count >= fewestFiltered && (
        <input
          type="search"
          aria-label={`${t('filter')}: ${title}`}
          placeholder={t('filterRows')}
        />
      )}
      <div role="group" aria-label={t('view')} className="api-views">
        {views.map((view) => (
          <button
            key={view}
            type="button"
            value={view}
            aria-pressed={view === 'collapsed'}
            aria-label={t(`views.${view}`)}
            title={t(`views.${view}`)}
          />
        ))}
      </div>
    </div>
  );
}

/** What a long section can be narrowed down to, and how many rows there are. */
export function ApiFacets({ rows }: { rows: readonly ApiRow[] }) {
  const t = useMessages('api');
  const offered = facetCounts(rows);
  if (rows.length < fewestFiltered) {
    return <p role="status" className="visually-hidden" />;
  }
  return (
    <div className="api-facets" data-show-when="whole">
      {offered.length > 0 && (
        <div role="group" aria-label={t('facets.label')}>
          {offered.map(({ facet, count }) => (
            <button key={facet} type="button" value={facet} aria-pressed="false">
              {t(`facets.${facet}`)} {count}
            </button>
          ))}
        </div>
      )}
      <p role="status" data-shown={t('shown')} data-all={t('rows', { count: String(rows.length) })}>
        {t('rows', { count: String(rows.length) })}
      </p>
    </div>
  );
}
