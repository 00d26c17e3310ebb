import { useEffect, useState, useSyncExternalStore } from 'react';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { offlinePath } from '#model/workerScope.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import type { PageRecord } from '#site/platform/offline/PageRecord.ts';
import { readRecords } from '#site/platform/offline/pageRecords.ts';
import { groupRecords } from './groupRecords.ts';
import styles from './OfflinePage.module.css';

/** Lists what can be read without a connection; stands in for any page that cannot. */
export function OfflinePage() {
  const text = useStrings();
  const records = useRecords();
  const wanted = useWantedPath();

  return (
    <div className={styles.root} data-offline-page="">
      <h1>{text('title')}</h1>
      <p className={styles.lead}>{text('lead')}</p>
      {wanted !== null && (
        <div className={styles.notice}>
          <p>{text('notKept', { path: wanted })}</p>
          <button type="button" onClick={() => location.reload()}>
            {text('tryAgain')}
          </button>
        </div>
      )}
      {records === 'unavailable' && <p className={styles.empty}>{text('unavailable')}</p>}
      {records?.length === 0 && <p className={styles.empty}>{text('nothingKept')}</p>}
      {Array.isArray(records) && (
        <div className={styles.groups}>
          {groupRecords(records).map(({ name, pages }) => (
            <section key={name}>
              <h2>{name}</h2>
              <ul>
                {pages.map(({ path, title, isSaved }) => (
                  <li key={path}>
                    <a href={path}>{title}</a>
                    {isSaved && <span className="tag">{text('savedTag')}</span>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

/** Pages of the reader's language kept on this device; null until known. */
function useRecords(): PageRecord[] | 'unavailable' | null {
  const language = useLanguage();
  const [records, setRecords] = useState<PageRecord[] | 'unavailable' | null>(null);
  useEffect(() => {
    readRecords().then(
      (all) => setRecords(all.filter(({ path }) => parseDocsPath(path).language === language)),
      () => setRecords('unavailable'),
    );
  }, [language]);
  return records;
}

/** Address this page stands in for; null at its own. Loads the real page as soon as the connection is back. */
function useWantedPath(): string | null {
  // Prerendered at its own address, so the first render in the browser must be the one for that.
  const pathname = useSyncExternalStore(
    () => () => {},
    () => location.pathname,
    () => offlinePath,
  );
  const wanted = parseDocsPath(pathname).path === offlinePath ? null : pathname;
  useEffect(() => {
    if (wanted === null) {
      return;
    }
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [wanted]);
  return wanted;
}
