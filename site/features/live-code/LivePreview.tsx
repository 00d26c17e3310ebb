import { useEffect, useRef, useState } from 'react';
import { sandboxPath } from '#model/sandboxPolicy.ts';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';
import { connectFrame, type FrameConnection } from './connectFrame.ts';
import type { LiveSession } from './createLiveSession.ts';
import type { FrameAppearance } from './frameMessages.ts';
import styles from './LivePreview.module.css';
import { PreviewMessage } from './PreviewMessage.tsx';
import { useLiveSnapshot } from './useLiveSnapshot.ts';

interface LivePreviewProps {
  session: LiveSession;
  /** `content`: as tall as what the code renders. `fill`: as tall as its parent. */
  fit?: 'content' | 'fill';
  /** Height until the code has rendered, so that nothing below moves. */
  initialHeight?: number;
  /** Room around what the code renders, in pixels. */
  inset?: number;
  /** Where the preview is to differ from the reader's settings. */
  theme?: Partial<ThemeState>;
}

const frameAddress = `${sandboxPath}/frame.html`;

/** Runs a session's code in a frame without origin, and says what is wrong with it below. */
export function LivePreview({
  session,
  fit = 'content',
  initialHeight = 120,
  inset = 24,
  theme,
}: LivePreviewProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { state } = useThemeState();
  const { status } = useLiveSnapshot(session);
  const [height, setHeight] = useState(initialHeight);
  const [attempt, setAttempt] = useState(0);
  const [shownSession, setShownSession] = useState(session);
  const hasLeft = useRef(false);
  const connection = useRef<FrameConnection | null>(null);
  const appearance: FrameAppearance = { theme: { ...state, ...theme }, language, inset };
  const appearanceKey = JSON.stringify(appearance);
  const latestAppearance = useRef(appearance);

  if (session !== shownSession) {
    // Another session begins in a frame of its own: nothing is left of the one before.
    setShownSession(session);
    setAttempt(attempt + 1);
  }

  useEffect(() => {
    latestAppearance.current = JSON.parse(appearanceKey) as FrameAppearance;
    connection.current?.setAppearance(latestAppearance.current);
  }, [appearanceKey]);

  useEffect(
    () => () => {
      connection.current?.close();
      connection.current = null;
    },
    [session, attempt],
  );

  function restart() {
    session.report({ kind: 'starting' });
    setAttempt((count) => count + 1);
  }

  function connect(frame: HTMLIFrameElement) {
    if (connection.current) {
      // A second document in the same frame: the code has navigated. A new frame waits for it to be mended.
      hasLeft.current = true;
      session.report({ kind: 'error', error: { message: t('liveCode.left'), place: null } });
      setAttempt((count) => count + 1);
      return;
    }
    if (frame.contentWindow) {
      connection.current = connectFrame(frame.contentWindow, {
        session,
        appearance: latestAppearance.current,
        isWaiting: hasLeft.current,
        onHeight: setHeight,
        onLost: restart,
      });
      hasLeft.current = false;
    }
  }

  return (
    <div className={styles.root} data-fit={fit} data-status={status.kind}>
      <iframe
        key={attempt}
        className={styles.frame}
        style={fit === 'content' ? { blockSize: height } : undefined}
        title={t('liveCode.preview', { name: session.name })}
        src={frameAddress}
        // Scripts and nothing else: without `allow-same-origin` the document has no origin, no cookies, no storage.
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        onLoad={(event) => connect(event.currentTarget)}
      />
      <PreviewMessage status={status} onRestart={restart} onGoTo={(place) => session.goTo(place)} />
    </div>
  );
}
