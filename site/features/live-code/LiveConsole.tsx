import { useEffect, useRef } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { type LiveSession, useLiveSnapshot } from './createLiveSession.ts';
import styles from './LiveConsole.module.css';

/** What a session's code wrote to its console. */
export function LiveConsole({ session }: { session: LiveSession }) {
  const t = useMessages();
  const { console: lines } = useLiveSnapshot(session);
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.id;

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);

  return (
    <div
      ref={list}
      className={styles.root}
      role="log"
      aria-label={t('liveCode.console')}
      tabIndex={0}
      dir="ltr"
    >
      {lines.length === 0 && (
        <p className={styles.empty} dir="auto">
          {t('liveCode.consoleEmpty')}
        </p>
      )}
      {lines.map(({ id, level, text }) => (
        <pre key={id} className={styles.line} data-level={level}>
          {text}
        </pre>
      ))}
    </div>
  );
}
