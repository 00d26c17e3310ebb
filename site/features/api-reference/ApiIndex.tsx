import { use } from 'react';
import type { ApiEntry } from '#model/api/ApiEntry.ts';
import { apiGroups } from '#model/api/apiGroups.ts';
import { languageHref } from '#model/languageHref.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { ApiContext } from './ApiContext.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Tags } from './Tags.tsx';

/** Everything a product exports, by kind, with one filter over all. */
export function ApiIndex({ entries }: { entries: readonly ApiEntry[] }) {
  const text = useStrings();
  const count = String(entries.length);
  return (
    <div className="api api-index">
      <div className="api-tools">
        <input
          type="search"
          aria-label={text('filter')}
          placeholder={text('filterPlaceholder', { count })}
        />
      </div>
      <p role="status" className="visually-hidden" data-shown={text('shown')} />
      {apiGroups(entries).map(({ kind, entries: own }) => (
        <section key={kind}>
          <SectionHeading id={`${kind}s`} level={2}>
            {text(`kinds.${kind}`)}
          </SectionHeading>
          <ul>
            {own.map((entry) => (
              <IndexEntry key={entry.path} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <p className="api-none" hidden>
        {text('noMatch')}
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
  const text = useStrings();
  const isList = kind === 'events' || kind === 'selectors' || kind === 'exports';
  const title = isList ? (
    text(`sections.${kind}`)
  ) : (
    <code>{deprecated ? <s>{name}</s> : name}</code>
  );
  return (
    <li>
      <a href={languageHref(path, language)}>{title}</a>
      {isList && <span>{text('rows', { count: String(rowCount) })}</span>}
      <Tags plan={plan} isDeprecated={deprecated} />
    </li>
  );
}
