import type { ReactNode } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './DemoStage.module.css';

/** Shown for a demo that threw, or whose code could not be loaded; `children` tell more about it. */
export function DemoFailure({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  const t = useTranslate();
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
