import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './KeyHints.module.css';

/** What the keyboard does here, and what came of the last action. */
export function KeyHints({ notice }: { notice: string }) {
  const t = useTranslate();
  const hints: [keys: string[], meaning: string][] = [
    [['↑', '↓'], 'move'],
    [['↵'], 'open'],
    [['Ctrl', '↵'], 'newTab'],
    [['>'], 'actions'],
    [['Esc'], 'close'],
  ];
  return (
    <footer className={styles.root}>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      {notice === '' && (
        <ul className={styles.hints}>
          {hints.map(([keys, meaning]) => (
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
