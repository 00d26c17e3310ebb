import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import type { CodePlace, LiveStatus } from './LiveProject.ts';
import styles from './PreviewMessage.module.css';

interface PreviewMessageProps {
  status: LiveStatus;
  onRestart: () => void;
  onGoTo: (place: CodePlace) => void;
}

/** What the preview has to say: that it starts, that it hangs, or what is wrong and on which line. */
export function PreviewMessage({ status, onRestart, onGoTo }: PreviewMessageProps) {
  const t = useTranslate();
  return (
    <div role="status" className={styles.root} data-kind={status.kind}>
      {status.kind === 'starting' && <p className={styles.starting}>{t('liveCode.starting')}</p>}
      {status.kind === 'stalled' && (
        <p className={styles.message}>
          {t('liveCode.stalled')}{' '}
          <button type="button" className={styles.action} onClick={onRestart}>
            {t('liveCode.restart')}
          </button>
        </p>
      )}
      {status.kind === 'error' && (
        <div className={styles.message} dir="ltr" data-live-error="">
          {status.error.place && <PlaceButton place={status.error.place} onGoTo={onGoTo} />}
          <pre className={styles.text}>{status.error.message}</pre>
        </div>
      )}
    </div>
  );
}

function PlaceButton({ place, onGoTo }: { place: CodePlace; onGoTo: (place: CodePlace) => void }) {
  const t = useTranslate();
  const { file, line } = place;
  return (
    <button type="button" className={styles.action} onClick={() => onGoTo(place)}>
      {t('liveCode.place', { file, line: String(line) })}
    </button>
  );
}
