import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './KeyHints.module.css';

const hints = [
  { keys: ['↑', '↓'], meaning: 'move' },
  { keys: ['↵'], meaning: 'open' },
  { keys: ['Ctrl', '↵'], meaning: 'newTab' },
  { keys: ['>'], meaning: 'actions' },
  { keys: ['Esc'], meaning: 'close' },
] as const;

/** Keyboard shortcuts, or the outcome of the last action. */
export function KeyHints({ notice }: { notice: string }) {
  const t = useMessages();
  return (
    <footer className={styles.root}>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      {notice === '' && (
        <ul className={styles.hints}>
          {hints.map(({ keys, meaning }) => (
            <li key={meaning}>
              {keys.map((key) => (
                <kbd key={key} dir="ltr">
                  {key}
                </kbd>
              ))}{' '}
              {t(`search.keys.${meaning}`)}
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
