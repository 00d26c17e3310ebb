import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './ErrorPage.module.css';

const NotFound = lazy(() =>
  import('./NotFound.tsx').then(({ NotFound }) => ({ default: NotFound })),
);

/** Shown in the place of a page that failed: not there, or broken on the way. */
export function ErrorPage() {
  const t = useTranslate();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  }
  return (
    <div className={styles.root}>
      <h1>{t('error.title')}</h1>
      <p className={styles.lead}>{t('error.lead')}</p>
      <button type="button" className={styles.action} onClick={() => location.reload()}>
        {t('error.reload')}
      </button>
      {error instanceof Error && <pre className={styles.detail}>{error.message}</pre>}
    </div>
  );
}
