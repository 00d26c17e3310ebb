import { useRouteError } from 'react-router';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './ErrorPage.module.css';

/** Shown in the place of a page that broke on the way. */
export function ErrorPage() {
  const t = useTranslate();
  const error = useRouteError();
  return (
    <div className={styles.root} data-no-feedback>
      <title>{t('error.title')}</title>
      <h1>{t('error.title')}</h1>
      <p className={styles.lead}>{t('error.lead')}</p>
      <button type="button" className={styles.action} onClick={() => location.reload()}>
        {t('error.reload')}
      </button>
      {error instanceof Error && <pre className={styles.detail}>{error.message}</pre>}
    </div>
  );
}
