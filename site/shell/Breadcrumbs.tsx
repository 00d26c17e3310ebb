import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './Breadcrumbs.module.css';

/** Where a page sits in the tree. */
export function Breadcrumbs({ trail }: { trail: string[] }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('page.breadcrumbs')}>
      <ol className={styles.root}>
        {trail.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </nav>
  );
}
