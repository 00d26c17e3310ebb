import type { Language } from '#model/Language.ts';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';
import type { CodeError, ConsoleLevel, LiveProject } from './LiveProject.ts';

/** What the reader's code is rendered with. */
export interface FrameAppearance {
  theme: ThemeState;
  language: Language;
  /** Value of the `lang` attribute. */
  languageTag: string;
  /** Room around what the code renders, in pixels. */
  inset: number;
}

/** First message, sent to the frame's window: everything after it goes through the port that comes with it. */
export interface ConnectMessage {
  type: 'live-code:connect';
  /** Random for this connection; the frame repeats it in every message. */
  nonce: string;
}

/** Messages from the page to the frame. */
export type MessageToFrame =
  | { type: 'run'; version: number; project: LiveProject }
  | { type: 'appearance'; appearance: FrameAppearance }
  | { type: 'ping'; id: number };

/** Messages from the frame to the page. The reader's code runs in the frame, so they are not trusted. */
export type MessageToPage = { nonce: string } & (
  | { type: 'ready' }
  | { type: 'rendered'; version: number }
  | { type: 'failed'; version: number; error: CodeError }
  | { type: 'console'; level: ConsoleLevel; text: string }
  | { type: 'clear' }
  | { type: 'height'; height: number }
  | { type: 'pong'; id: number }
);

/** Longest text a frame may make the page show. */
const longestText = 10_000;
const tallestFrame = 2_000;
const levels: readonly unknown[] = ['log', 'info', 'warn', 'error'] satisfies ConsoleLevel[];

/** Parses a message from a frame; null for anything invalid or without the nonce. */
export function parseMessageToPage(data: unknown, nonce: string): MessageToPage | null {
  if (!isRecord(data) || data.nonce !== nonce) {
    return null;
  }
  switch (data.type) {
    case 'ready':
    case 'clear':
      return { nonce, type: data.type };
    case 'rendered':
      return isCount(data.version) ? { nonce, type: 'rendered', version: data.version } : null;
    case 'failed': {
      const error = parseError(data.error);
      return isCount(data.version) && error
        ? { nonce, type: 'failed', version: data.version, error }
        : null;
    }
    case 'console':
      return levels.includes(data.level) && typeof data.text === 'string'
        ? { nonce, type: 'console', level: data.level as ConsoleLevel, text: cut(data.text) }
        : null;
    case 'height':
      return isCount(data.height)
        ? { nonce, type: 'height', height: Math.min(data.height, tallestFrame) }
        : null;
    case 'pong':
      return isCount(data.id) ? { nonce, type: 'pong', id: data.id } : null;
    default:
      return null;
  }
}

/** Parses the first message in the frame; null for anything else. */
export function parseConnectMessage(data: unknown): ConnectMessage | null {
  return isRecord(data) && data.type === 'live-code:connect' && typeof data.nonce === 'string'
    ? { type: data.type, nonce: data.nonce }
    : null;
}

function parseError(value: unknown): CodeError | null {
  if (!isRecord(value) || typeof value.message !== 'string') {
    return null;
  }
  const { message, position } = value;
  if (position === null) {
    return { message: cut(message), position };
  }
  if (!isRecord(position) || typeof position.file !== 'string' || !isCount(position.line)) {
    return null;
  }
  const column = isCount(position.column) ? position.column : null;
  return {
    message: cut(message),
    position: { file: position.file.slice(0, 64), line: position.line, column },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
