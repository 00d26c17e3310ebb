import { useEffect, useState, useSyncExternalStore } from 'react';
import { siteConfig } from 'virtual:docs/config';
import { parseDocsPath } from '#model/DocsPath.ts';
import { offlinePath } from '#model/offline.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { type PageRecord, readRecords } from '#site/platform/offline/PageRecord.ts';
import { Button } from '#site/ui/Button.tsx';
import styles from './OfflinePage.module.css';

/** Lists what can be read without a connection; shown instead of a page that cannot. */
export function OfflinePage() {
  const t = useMessages('offline');
  const records = useRecords();
  const wanted = useWantedPath();

  return (
    <div className={styles.root} data-offline-page="">
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {wanted !== null && (
        <div className={styles.notice}>
          <p>{t('notKept', { path: wanted })}</p>
          <Button variant="primary" size="huge" onClick={() => location.reload()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {records === 'unavailable' && <p className={styles.empty}>{t('unavailable')}</p>}
      {records?.length === 0 && <p className={styles.empty}>{t('nothingKept')}</p>}
      {Array.isArray(records) && (
        <div className={styles.groups}>
          {groupRecords(records).map(({ name, pages }) => (
            <section key={name}>
              <h2>{name}</h2>
              <ul>
                {pages.map(({ path, title, isSaved }) => (
                  <li key={path}>
                    <a href={path}>{title}</a>
                    {isSaved && <span className="tag">{t('savedTag')}</span>}
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

/** Address of the page this one replaces; null at its own address. Reloads when the connection is back. */
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

interface RecordGroup {
  /** Name of the product; pages of none stand under the library's. */
  name: string;
  pages: PageRecord[];
}

/** Pages by product, in the order of the navigation, each group by title. */
function groupRecords(records: readonly PageRecord[]): RecordGroup[] {
  const { library, products } = siteConfig;
  const ids = new Set(products.map(({ id }) => id));
  const groups = [
    { name: library.name, pages: records.filter(({ productId }) => !ids.has(productId)) },
    ...products.map(({ id, name }) => ({
      name,
      pages: records.filter(({ productId }) => productId === id),
    })),
  ];
  return groups
    .filter(({ pages }) => pages.length > 0)
    .map(({ name, pages }) => ({
      name,
      pages: [...pages].sort((a, b) => a.title.localeCompare(b.title)),
    }));
}
