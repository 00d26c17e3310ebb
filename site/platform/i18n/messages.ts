import {
  lateLoaders,
  type SharedMessages,
  shellLoaders,
  shellMessages,
} from 'virtual:docs/messages';
import type { MessageKey, MessageValues } from '#model/Messages.ts';
import { type MessagesByLanguage, translate } from './translate.ts';

/** Key of a message of the shell, or of a part loaded on demand. */
export type SharedKey = MessageKey<SharedMessages>;

/** Gives the text of a key in one language. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/** Messages loaded so far; the English ones of the shell come with it because every language falls back to them. */
export const loadedMessages: MessagesByLanguage = { en: shellMessages };

/** Loads the shell's messages; an unknown language is an error (S8.6). */
export async function loadMessages(language: string): Promise<void> {
  if (loadedMessages[language]) {
    return;
  }
  const load = shellLoaders[language];
  if (!load) {
    const error = new Error(`Cannot find module './translations-${language}.json'`);
    throw Object.assign(error, { code: 'MODULE_NOT_FOUND' });
  }
  loadedMessages[language] = (await load()).messages;
}

/**
 * Loads the messages of everything that is loaded on demand, and the shell's; call it before rendering in that language.
 * A translation with gaps brings the English ones along (S4.7).
 */
export async function loadLateMessages(language: string): Promise<void> {
  await loadMessages(language);
  const late = await lateLoaders[language]?.();
  if (late?.isPartial) {
    await loadLateMessages('en');
  }
  loadedMessages[language] = { ...loadedMessages[language], ...late?.messages };
}

/** `t(key, values)` for code outside React. */
export function translator(language: string): Translate<SharedKey> {
  return (key, values) => translate(loadedMessages, language, key, { values });
}
