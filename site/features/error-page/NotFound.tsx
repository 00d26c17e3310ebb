import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { languageHref } from '#model/languageHref.ts';
import type { PageLink } from '#model/PageView.ts';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { fetchPageIndex } from '#site/platform/links/pageIndex.ts';
import styles from './ErrorPage.module.css';

/** Says that there is no page here and offers the ones the reader may have meant. */
export function NotFound() {
  const t = useTranslate();
  const language = useLanguage();
  const { pathname } = useLocation();
  const [closest, setClosest] = useState<PageLink[]>([]);

  useEffect(() => {
    // Loaded here and not with every page: most readers never see this one.
    Promise.all([fetchPageIndex(language), import('#model/closestPages.ts')]).then(
      ([pages, { closestPages }]) => setClosest(closestPages(pathname, pages, 5)),
      // Without the index the fixed links below still help.
      () => {},
    );
  }, [language, pathname]);

  const start = [
    { path: '/x/introduction', title: t('shell.introduction') },
    { path: '/x/introduction/installation', title: t('shell.getStarted') },
    { path: '/x', title: t('shell.allProducts') },
  ];
  return (
    <div className={styles.root} data-no-feedback>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{t('notFound.title')}</h1>
      <p className={styles.lead}>{t('notFound.lead')}</p>
      <div className={styles.lists}>
        {closest.length > 0 && (
          <section>
            <h2>{t('notFound.closest')}</h2>
            <ul>
              {closest.map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a> <span>{path}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>{t('notFound.start')}</h2>
          <ul>
            {start.map(({ path, title }) => (
              <li key={path}>
                <a href={languageHref(path, language)}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
