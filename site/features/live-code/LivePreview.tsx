import { useEffect, useRef, useState } from 'react';
import { sandboxPath } from '#model/contentSecurityPolicy.ts';
import { languageTag } from '#site/platform/i18n/documentLanguage.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';
import { connectFrame, type FrameConnection } from './connectFrame.ts';
import { type LiveSession, useLiveSnapshot } from './createLiveSession.ts';
import type { FrameAppearance } from './frameMessages.ts';
import styles from './LivePreview.module.css';
import { PreviewStatus } from './PreviewStatus.tsx';

interface LivePreviewProps {
  session: LiveSession;
  /** `content`: as tall as what the code renders. `fill`: as tall as its parent. */
  fit?: 'content' | 'fill';
  /** Height until the code has rendered, so that nothing below moves. */
  initialHeight?: number | undefined;
  /** Room around what the code renders, in pixels. */
  inset?: number;
  /** Overrides of the reader's settings. */
  theme?: Partial<ThemeState>;
}

const frameAddress = `${sandboxPath}/frame.html`;

/** Runs a session's code in a frame without origin, and shows its errors below. */
export function LivePreview({
  session,
  fit = 'content',
  initialHeight = 120,
  inset = 24,
  theme,
}: LivePreviewProps) {
  const t = useMessages();
  const language = useLanguage();
  const { state } = useThemeState();
  const { status } = useLiveSnapshot(session);
  const [height, setHeight] = useState(initialHeight);
  const [attempt, setAttempt] = useState(0);
  const [shownSession, setShownSession] = useState(session);
  const hasNavigated = useRef(false);
  const connection = useRef<FrameConnection | null>(null);
  const appearance: FrameAppearance = {
    theme: { ...state, ...theme },
    language,
    languageTag: languageTag(language),
    inset,
  };
  const appearanceKey = JSON.stringify(appearance);
  const latestAppearance = useRef(appearance);

  if (session !== shownSession) {
    // Another session starts in a new frame, without any state of the previous one.
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
      // A second document in the same frame: the code has navigated. A new frame waits until it is edited.
      hasNavigated.current = true;
      session.report({ kind: 'error', error: { message: t('liveCode.left'), position: null } });
      setAttempt((count) => count + 1);
      return;
    }
    if (frame.contentWindow) {
      connection.current = connectFrame(frame.contentWindow, {
        session,
        appearance: latestAppearance.current,
        waitsForEdit: hasNavigated.current,
        onHeight: setHeight,
        onLost: restart,
      });
      hasNavigated.current = false;
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
      <PreviewStatus
        status={status}
        onRestart={restart}
        onGoTo={(position) => session.goTo(position)}
      />
    </div>
  );
}
