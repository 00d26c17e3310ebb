import { languageHref } from '#model/DocsPath.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './ErrorPage.module.css';

/** Says that there is no page here; `suggestPages` adds the ones the reader may have meant. */
export function NotFound() {
  const t = useMessages();
  const language = useLanguage();
  const start = [
    { path: '/x/introduction', title: t('shell.introduction') },
    { path: '/x/introduction/installation', title: t('shell.getStarted') },
    { path: '/', title: t('shell.allProducts') },
  ];
  return (
    <div className={styles.root} data-no-feedback>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{t('notFound.title')}</h1>
      <p className={styles.lead}>{t('notFound.lead')}</p>
      <div className={styles.lists}>
        <section data-suggestions="" hidden>
          <h2>{t('notFound.closest')}</h2>
          <ul />
        </section>
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
