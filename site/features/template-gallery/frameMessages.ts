import type { ModePreference } from '#site/platform/settings/Settings.ts';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';
import type { PreviewState } from './previewState.ts';

/** Sent by the page around a template to the template in its frame: which theme to use, with which settings. */
export interface LookMessage {
  kind: 'template-look';
  theme: PreviewState['theme'];
  mode: ModePreference;
  state: ThemeState;
}

/** Sent by the template once it listens: the page around it may have spoken before. */
interface ReadyMessage {
  kind: 'template-ready';
}

type FrameMessage = LookMessage | ReadyMessage;

/** Sends a message to a template, or to the page around it. */
export function postMessageTo(target: Window | null | undefined, message: FrameMessage): void {
  target?.postMessage(message, location.origin);
}

/** Whether a message is of a kind, and from this site. */
export function isMessage(event: MessageEvent, kind: FrameMessage['kind']): boolean {
  const message = event.data as Partial<FrameMessage> | null;
  return event.origin === location.origin && message?.kind === kind;
}
