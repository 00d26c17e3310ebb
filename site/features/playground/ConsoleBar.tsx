import { useLiveSnapshot } from '#site/features/live-code/liveCode.ts';
import type { LiveSession } from '#site/features/live-code/createLiveSession.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './ConsoleBar.module.css';
import bar from './panelBar.module.css';

interface ConsoleBarProps {
  session: LiveSession;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens, counts and clears the console. */
export function ConsoleBar({ session, isOpen, onToggle }: ConsoleBarProps) {
  const text = useStrings();
  const { console: lines } = useLiveSnapshot(session);
  return (
    <div className={bar.root}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <Icon name="chevron" size={14} />
        {text('consoleLines', { count: String(lines.length) })}
      </button>
      <div className={bar.end}>
        <button
          type="button"
          className={bar.button}
          disabled={lines.length === 0}
          onClick={() => session.clearConsole()}
        >
          {text('clearConsole')}
        </button>
      </div>
    </div>
  );
}
