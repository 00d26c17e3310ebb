import type { PageLink, PageView } from '#model/PageView.ts';
import { languageHref } from '#model/languageHref.ts';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './PageFoot.module.css';

/** End of a page: edit it, when it was last changed, where to read on. */
export function PageFoot({ view }: { view: PageView }) {
  const t = useTranslate();
  const { editUrl, lastUpdated, previous, next, language } = view;

  function link(page: PageLink, rel: 'previous' | 'next') {
    return (
      <a
        className={styles[rel]}
        href={languageHref(page.path, language)}
        rel={rel === 'next' ? 'next' : 'prev'}
      >
        <span className={styles.where}>{t(`page.${rel}`)}</span>
        <span className={styles.title}>{page.title}</span>
      </a>
    );
  }

  return (
    <footer className={styles.root}>
      <div className={styles.facts}>
        {editUrl && (
          <a href={editUrl} rel="noopener">
            <Icon name="edit" size={16} /> {t('page.editPage')}
          </a>
        )}
        {lastUpdated && (
          <span>
            {t('page.lastUpdated')} <time dateTime={lastUpdated.day}>{lastUpdated.text}</time>
          </span>
        )}
      </div>
      <nav className={styles.neighbours} aria-label={t('page.pagination')}>
        {previous && link(previous, 'previous')}
        {next && link(next, 'next')}
      </nav>
    </footer>
  );
}
