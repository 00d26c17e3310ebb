import { createContext, type ReactNode, use, useMemo } from 'react';
import type { TopicMessages } from 'virtual:docs/messages';
import type { MessageKey, Messages } from '#model/Messages.ts';
import { useLanguage } from './LanguageProvider.tsx';
import { loadedMessages, type SharedKey, type Translate, translator } from './messages.ts';
import { translate } from './translate.ts';

/** Topics with keys of their own: those of single pages, and of parts that are about one thing. */
type Topic = keyof TopicMessages;

/** Key of a message below a topic. */
export type TopicKey<T extends Topic> = MessageKey<TopicMessages[T]>;

const MessagesContext = createContext<{ topic: Topic; messages: Messages } | null>(null);

/** Provides the messages of a topic that arrived with the page, in the reader's language. */
export function MessagesProvider({
  topic,
  messages,
  children,
}: {
  topic: Topic;
  messages: Messages;
  children: ReactNode;
}) {
  const value = useMemo(() => ({ topic, messages }), [topic, messages]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** Returns `t(key, values)`, the same function on every render: without a topic for all shared messages, with one for the keys below it. */
export function useMessages(): Translate<SharedKey>;
export function useMessages<T extends Topic>(topic: T): Translate<TopicKey<T>>;
export function useMessages(topic?: Topic): Translate<never> {
  const language = useLanguage();
  const provided = use(MessagesContext);
  return useMemo(() => {
    if (topic === undefined) {
      return translator(language);
    }
    const messages =
      provided?.topic === topic
        ? { ...loadedMessages, [language]: { [topic]: provided.messages } }
        : loadedMessages;
    return (key, values) => translate(messages, language, `${topic}.${key}`, { values });
  }, [language, provided, topic]);
}
