import { type RefObject, useCallback, useEffect } from 'react';
import { useSettings } from '#site/platform/settings/settingsStore.ts';
import type { PreviewMessage } from './PreviewMessage.ts';
import type { PreviewState } from './previewSearch.ts';

/** Tells the template in a frame how to look: when it starts to listen, and after every change. */
export function useFrameLook(
  frame: RefObject<HTMLIFrameElement | null>,
  theme: PreviewState['theme'],
): void {
  const { mode, theme: state } = useSettings();
  const send = useCallback(() => {
    const message: PreviewMessage = { kind: 'template-look', theme, mode, state };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [frame, theme, mode, state]);
  useEffect(() => {
    function answer({ source }: MessageEvent) {
      if (source === frame.current?.contentWindow) {
        send();
      }
    }
    send();
    addEventListener('message', answer);
    return () => removeEventListener('message', answer);
  }, [frame, send]);
}
