import type { NeighborLink, PageView } from '#model/PageView.ts';
import { languageHref } from '#model/DocsPath.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './PageFoot.module.css';

/** End of a page: edit it, when it was last changed, where to read on. */
export function PageFoot({ view }: { view: PageView }) {
  const t = useMessages();
  const { editUrl, lastUpdated, previous, next, language } = view;

  function link(page: NeighborLink, rel: 'previous' | 'next') {
    return (
      <a
        className={styles[rel]}
        href={languageHref(page.path, language)}
        rel={rel === 'next' ? 'next' : 'prev'}
      >
        <span className={styles.where}>
          {t(`page.${rel}`)}
          {page.group !== null && ` · ${page.group}`}
        </span>
        <span className={styles.title}>{page.title}</span>
      </a>
    );
  }

  return (
    <footer className={styles.root}>
      <div className={styles.facts} data-show-when="whole">
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
      <nav className={styles.neighbors} aria-label={t('page.pagination')}>
        {previous && link(previous, 'previous')}
        {next && link(next, 'next')}
      </nav>
    </footer>
  );
}
