import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import type { CodePosition, LiveStatus } from './LiveProject.ts';
import styles from './PreviewStatus.module.css';

interface PreviewStatusProps {
  status: LiveStatus;
  onRestart: () => void;
  onGoTo: (position: CodePosition) => void;
}

/** The state of the preview: starting, stalled, or an error with its line. */
export function PreviewStatus({ status, onRestart, onGoTo }: PreviewStatusProps) {
  const t = useMessages();
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
          {status.error.position && (
            <PositionButton position={status.error.position} onGoTo={onGoTo} />
          )}
          <pre className={styles.text}>{status.error.message}</pre>
        </div>
      )}
    </div>
  );
}

function PositionButton({
  position,
  onGoTo,
}: {
  position: CodePosition;
  onGoTo: (position: CodePosition) => void;
}) {
  const t = useMessages();
  const { file, line } = position;
  return (
    <button type="button" className={styles.action} onClick={() => onGoTo(position)}>
      {t('liveCode.place', { file, line: String(line) })}
    </button>
  );
}
