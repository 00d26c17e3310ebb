import { type RefObject, useCallback, useEffect, useState } from 'react';
import { followSettings } from '#site/platform/settings/settingsStore.ts';
import { useSettings } from '#site/platform/settings/useSettings.ts';
import { isMessage, type LookMessage, postMessageTo } from './frameMessages.ts';
import type { PreviewState } from './previewState.ts';

/** Keeps the template in a preview's frame in the preview's theme and the reader's settings. */
export function useSendAppearance(
  frame: RefObject<HTMLIFrameElement | null>,
  theme: PreviewState['theme'],
): void {
  const { mode, theme: state } = useSettings();
  const send = useCallback(
    () =>
      postMessageTo(frame.current?.contentWindow, { kind: 'template-look', theme, mode, state }),
    [frame, theme, mode, state],
  );
  useEffect(() => {
    function onMessage(event: MessageEvent) {
      const isFrame = event.source === frame.current?.contentWindow;
      if (isFrame && isMessage(event, 'template-ready')) {
        send();
      }
    }
    send();
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, send]);
}

/** In the frame: follows the settings the preview sends, and returns the theme it asks for. */
export function useReceiveAppearance(): PreviewState['theme'] {
  const [theme, setTheme] = useState<PreviewState['theme']>('own');
  useEffect(() => {
    function onMessage(event: MessageEvent) {
      if (isMessage(event, 'template-look')) {
        const message = event.data as LookMessage;
        setTheme(message.theme);
        followSettings({ mode: message.mode, theme: message.state });
      }
    }
    addEventListener('message', onMessage);
    postMessageTo(parent, { kind: 'template-ready' });
    return () => removeEventListener('message', onMessage);
  }, []);
  return theme;
}
