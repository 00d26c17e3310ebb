import { Component, type ReactNode } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Button } from '#site/ui/Button.tsx';
import styles from './ErrorPage.module.css';

/** Shows what happened instead of a page that threw an error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorPage error={error} /> : this.props.children;
  }
}

function ErrorPage({ error }: { error: Error }) {
  const t = useMessages();
  return (
    <div className={styles.root} data-no-feedback>
      <title>{t('error.title')}</title>
      <h1>{t('error.title')}</h1>
      <p className={styles.lead}>{t('error.lead')}</p>
      <Button variant="primary" size="huge" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
      <pre className={styles.detail}>{error.message}</pre>
    </div>
  );
}
