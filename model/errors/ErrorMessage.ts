/** A piece of a message: text that is always the same, or a value that differs each time, by the name it has in the code. */
export type MessagePart = string | { value: string };

/** How a message reaches the reader: as a thrown error, or as a line in the console. */
export type MessageChannel = 'thrown' | 'console';

/** A message that the installed packages can throw or print. */
export interface ErrorMessage {
  /** Anchor; it follows from the first line, so it stays the same until that line changes. */
  id: string;
  /** Folder of the product below `content/`; null for what several products share. */
  product: string | null;
  channel: MessageChannel;
  /** Its wordings: those with the same first line are one message. */
  wordings: MessagePart[][];
  /** Packages whose code contains it. */
  packages: string[];
}

/** A message with what its author knows about it. */
export interface ExplainedError extends ErrorMessage {
  /** Why it appears, as Markdown of one paragraph. */
  cause: string;
  /** What to change, as Markdown of one paragraph. */
  remedy: string;
  /** Pages and sections that explain more. */
  links: { href: string; title: string }[];
}

/** A message as one text, with the names of its values in angle quotes. */
export function messageText(parts: readonly MessagePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : `‹${part.value}›`)).join('');
}

/** The first line of a message without the name of the library in front, which is what readers recognize it by. */
export function titleParts(parts: readonly MessagePart[]): MessagePart[] {
  const title: MessagePart[] = [];
  for (const [index, part] of parts.entries()) {
    const text =
      typeof part === 'string' && index === 0 ? part.trimStart().replace(libraryName, '') : part;
    if (typeof text === 'string' && text.includes('\n')) {
      return [...title, text.slice(0, text.indexOf('\n')).trimEnd()];
    }
    title.push(text);
  }
  return title;
}

/** That line as text. */
export function messageTitle({ wordings }: Pick<ErrorMessage, 'wordings'>): string {
  return messageText(titleParts(wordings[0] ?? [])).trim();
}

/** The name in front of most messages: `MUI X: `, `MUI X Charts: `. */
export const libraryName = /^(?:MUI(?: X)?(?: Charts| Tree View)?: ?|MUI X )/;
