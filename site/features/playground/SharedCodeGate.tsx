import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Button } from '#site/ui/Button.tsx';
import styles from './SharedCodeGate.module.css';

/** In place of the preview until the reader has pressed: code from a link may be anybody's. */
export function SharedCodeGate({ onRun }: { onRun: () => void }) {
  const t = useMessages('playground');
  return (
    <div className={styles.root}>
      <p className={styles.text}>{t('source.shared')}</p>
      <Button variant="primary" data-run-shared="" onClick={onRun}>
        {t('source.run')}
      </Button>
    </div>
  );
}
