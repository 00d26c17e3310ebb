import { type ErrorMessage, libraryName, type MessagePart } from './ErrorMessage.ts';

/** A message to look for. */
export type Matchable = Pick<ErrorMessage, 'id' | 'wordings'>;

/** A message that a text contains, word by word or nearly. */
export interface ErrorMatch {
  id: string;
  isExact: boolean;
}

/** Most similar messages to give when none is contained as it is. */
const mostSimilar = 3;

/** Share of a message's word triples that a similar text has. */
const leastSimilar = 0.35;

/** Fewest letters of fixed text that can identify a message. */
const leastLetters = 10;

/** Longest value of a message that is recognized, in characters. */
const longestValue = 400;

/**
 * Finds the messages that a text contains, such as a line of the console or a stack: values match anything, and
 * line breaks any space. Without one, those that share most of their words. In the order of the text.
 */
export function matchErrors(text: string, messages: readonly Matchable[]): ErrorMatch[] {
  const pasted = normalize(text);
  const found = messages.flatMap(({ id, wordings }) =>
    wordings.flatMap((parts) => {
      const range = findMessage(pasted, parts) ?? findMessage(pasted, firstLine(parts));
      return range ? [{ id, ...range }] : [];
    }),
  );
  const whole = found.filter(
    (each) =>
      !found.some(
        (other) =>
          other.id !== each.id &&
          other.start <= each.start &&
          other.end >= each.end &&
          other.letters > each.letters,
      ),
  );
  if (whole.length > 0) {
    const ids = whole.sort((a, b) => a.start - b.start).map(({ id }) => id);
    return [...new Set(ids)].map((id) => ({ id, isExact: true }));
  }
  return similarMessages(pasted, messages).map((id) => ({ id, isExact: false }));
}

interface FoundRange {
  start: number;
  end: number;
  /** Letters of fixed text that matched. */
  letters: number;
}

function findMessage(text: string, parts: readonly MessagePart[]): FoundRange | null {
  const pieces = fixedPieces(parts);
  const letters = pieces.reduce((sum, piece) => sum + piece.trim().length, 0);
  if (letters < leastLetters) {
    return null;
  }
  // Searched piece by piece: a pattern with several values would try every combination of them.
  for (let start = text.indexOf(pieces[0]!); start !== -1;) {
    let end = start + pieces[0]!.length;
    const isFound = pieces.slice(1).every((piece) => {
      // A window, so that a long text without the next piece is not searched to its end each time.
      const at = text.slice(end, end + longestValue + piece.length).indexOf(piece);
      end += at + piece.length;
      return at !== -1;
    });
    if (isFound) {
      return { start, end, letters };
    }
    start = text.indexOf(pieces[0]!, start + 1);
  }
  return null;
}

/** The fixed text of a message between its values, as it is searched. */
function fixedPieces(parts: readonly MessagePart[]): string[] {
  return parts
    .map((part, index) =>
      typeof part === 'string' && index === 0 ? part.trimStart().replace(libraryName, '') : part,
    )
    .flatMap((part) => (typeof part === 'string' ? [normalize(part)] : []))
    .filter((piece) => /[a-z]/.test(piece));
}

function firstLine(parts: readonly MessagePart[]): MessagePart[] {
  const end = parts.findIndex((part) => typeof part === 'string' && part.includes('\n'));
  const last = parts[end];
  return typeof last === 'string'
    ? [...parts.slice(0, end), last.slice(0, last.indexOf('\n'))]
    : [...parts];
}

function similarMessages(text: string, messages: readonly Matchable[]): string[] {
  const pasted = triples(text);
  return messages
    .map(({ id, wordings }) => ({
      id,
      share: Math.max(
        ...wordings.map((parts) => {
          const own = [...triples(fixedPieces(firstLine(parts)).join(' '))];
          return own.filter((triple) => pasted.has(triple)).length / Math.max(3, own.length);
        }),
      ),
    }))
    .filter(({ share }) => share >= leastSimilar)
    .sort((a, b) => b.share - a.share)
    .slice(0, mostSimilar)
    .map(({ id }) => id);
}

/** Every three words in a row. */
function triples(text: string): Set<string> {
  const words = text.match(/[a-z\d]+/g) ?? [];
  return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')));
}

/** Consoles, terminals and chats differ in case, quotes, and line breaks. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[`'"‘’“”]/g, '')
    .replaceAll(/\\n|\s+/g, ' ');
}
