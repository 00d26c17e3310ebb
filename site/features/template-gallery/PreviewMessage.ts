import type { ModePreference } from '#site/platform/settings/Settings.ts';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';
import type { PreviewState } from './previewSearch.ts';

/** What a preview tells the template in its frame whenever the reader changes the look. */
export interface PreviewMessage {
  kind: 'template-look';
  theme: PreviewState['theme'];
  mode: ModePreference;
  state: ThemeState;
}

/** The message in an event; null unless it is one, and comes from this site. */
export function readPreviewMessage({ data, origin }: MessageEvent): PreviewMessage | null {
  const isOurs = origin === location.origin && (data as PreviewMessage)?.kind === 'template-look';
  return isOurs ? (data as PreviewMessage) : null;
}
