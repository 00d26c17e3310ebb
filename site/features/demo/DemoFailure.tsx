import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './DemoStage.module.css';

/** Shown for a demo that threw, or whose code could not be loaded. */
export function DemoFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.failed} role="alert">
      <p>{t('demo.failed')}</p>
      {error && <pre>{error.message}</pre>}
      <button type="button" onClick={onRetry}>
        {t('demo.retry')}
      </button>
    </div>
  );
}
