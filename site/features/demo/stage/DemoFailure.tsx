import type { ReactNode } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './DemoStage.module.css';

/** Shown for a demo that threw, or whose code could not be loaded; `children` give details. */
export function DemoFailure({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  const t = useMessages();
  return (
    <div className={styles.failed} role="alert">
      <p>{t('demo.failed')}</p>
      {children}
      <button type="button" onClick={onRetry}>
        {t('demo.retry')}
      </button>
    </div>
  );
}
