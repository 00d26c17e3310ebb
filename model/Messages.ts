/** Texts of the interface in one language, nested by topic. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Dotted keys of all texts of an object of messages. */
export type MessageKey<T> = {
  [Name in keyof T & string]: T[Name] extends string ? Name : `${Name}.${MessageKey<T[Name]>}`;
}[keyof T & string];

/** Values for the `{name}` placeholders of a text. */
export type MessageValues = Readonly<Record<string, string>>;

/** The text of a dotted key; null where there is none, or an empty one. */
export function findMessage(messages: Messages, key: string): string | null {
  let value: string | Messages | undefined = messages;
  for (const name of key.split('.')) {
    value = typeof value === 'object' ? value[name] : undefined;
  }
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Puts values into the `{name}` placeholders of a text; one without a value stays as it is. */
export function interpolate(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Messages in which every text that is missing, or empty, is taken from the fallback. */
export function completeMessages<T extends Messages>(messages: Messages, fallback: T): T {
  const complete = { ...fallback };
  const texts: Messages = complete;
  for (const [name, text] of Object.entries(fallback)) {
    const own = messages[name];
    if (typeof text === 'object') {
      texts[name] = completeMessages(typeof own === 'object' ? own : {}, text);
    } else if (typeof own === 'string' && own !== '') {
      texts[name] = own;
    }
  }
  return complete;
}

/** Whether no text of the reference is missing, or empty. */
export function isComplete(messages: Messages, reference: Messages): boolean {
  return Object.entries(reference).every(([name, text]) => {
    const own = messages[name];
    return typeof text === 'string'
      ? typeof own === 'string' && own !== ''
      : typeof own === 'object' && isComplete(own, text);
  });
}
