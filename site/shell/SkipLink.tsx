import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './SkipLink.module.css';

/** First stop of the keyboard: past the header and the tree, straight to the text. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <a className={styles.root} href="#main-content">
      {t('shell.skipToContent')}
    </a>
  );
}
