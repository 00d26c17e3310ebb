import { useLiveSnapshot } from '#site/features/live-code/liveCode.ts';
import type { LiveSession } from '#site/features/live-code/createLiveSession.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Button } from '#site/ui/Button.tsx';
import styles from './ConsoleBar.module.css';
import bar from './panelBar.module.css';

interface ConsoleBarProps {
  session: LiveSession;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens, counts and clears the console. */
export function ConsoleBar({ session, isOpen, onToggle }: ConsoleBarProps) {
  const t = useMessages('playground');
  const { console: lines } = useLiveSnapshot(session);
  return (
    <div className={bar.root}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <Icon name="chevron" size={14} />
        {t('consoleLines', { count: String(lines.length) })}
      </button>
      <div className={bar.end}>
        <Button
          variant="quiet"
          size="small"
          disabled={lines.length === 0}
          onClick={() => session.clearConsole()}
        >
          {t('clearConsole')}
        </Button>
      </div>
    </div>
  );
}
