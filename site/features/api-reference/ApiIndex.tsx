import { use } from 'react';
import { type ApiEntry, apiGroups } from '#model/api/ApiEntry.ts';
import { languageHref } from '#model/DocsPath.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { ApiContext } from './ApiContext.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Tags } from './Tags.tsx';

/** Everything a product exports, by kind, with one filter over all. */
export function ApiIndex({ entries }: { entries: readonly ApiEntry[] }) {
  const t = useMessages('api');
  const count = String(entries.length);
  return (
    <div className="api api-index">
      <div className="api-tools" data-show-when="whole">
        <input
          type="search"
          aria-label={t('filter')}
          placeholder={t('filterPlaceholder', { count })}
        />
      </div>
      <p role="status" className="visually-hidden" data-shown={t('shown')} />
      {apiGroups(entries).map(({ kind, entries: own }) => (
        <section key={kind}>
          <SectionHeading id={`${kind}s`} level={2}>
            {t(`kinds.${kind}`)}
          </SectionHeading>
          <ul data-show-when="rows-whole">
            {own.map((entry) => (
              <IndexEntry key={entry.path} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <p className="api-none" hidden>
        {t('noMatch')}
      </p>
    </div>
  );
}

function IndexEntry({
  entry: { kind, path, name, plan, deprecated, rowCount },
}: {
  entry: ApiEntry;
}) {
  const { language } = use(ApiContext);
  const t = useMessages('api');
  const isList = kind === 'events' || kind === 'selectors' || kind === 'exports';
  const title = isList ? t(`sections.${kind}`) : <code>{deprecated ? <s>{name}</s> : name}</code>;
  return (
    <li>
      <a href={languageHref(path, language)}>{title}</a>
      {isList && <span>{t('rows', { count: String(rowCount) })}</span>}
      <Tags plan={plan} isDeprecated={deprecated} />
    </li>
  );
}
