import type { ErrorMessage, MessagePart } from '#model/errors/ErrorMessage.ts';
import { libraryName } from '#model/errors/ErrorMessage.ts';
import type { FoundMessage } from './readMessages.ts';

/** A message with the package it was found in. */
export interface PackageMessage extends FoundMessage {
  packageName: string;
}

/** Words of the first line that make an id. */
const idWords = 12;

/** Puts together what packages print: messages whose first lines have the same words are one. */
export function collectMessages(
  found: readonly PackageMessage[],
  productOf: (packageName: string) => string | null,
): ErrorMessage[] {
  const messages = new Map<string, ErrorMessage>();
  for (const { channel, parts, packageName } of found) {
    const id = messageId(parts);
    const product = productOf(packageName);
    const known = messages.get(id);
    if (!known) {
      messages.set(id, { id, product, channel, wordings: [parts], packages: [packageName] });
      continue;
    }
    known.product = known.product === product ? product : null;
    // A thrown error stops the page, so it is what a reader has to know.
    known.channel = channel === 'thrown' ? channel : known.channel;
    known.packages = [...new Set([...known.packages, packageName])];
    if (!known.wordings.some((wording) => shapeOf(wording) === shapeOf(parts))) {
      known.wordings.push(parts);
    }
  }
  return [...messages.values()];
}

/** The words of the first line in lower case, without the library's name and without values. */
export function messageId(parts: readonly MessagePart[]): string {
  const [line = ''] = parts
    .map((part) => (typeof part === 'string' ? part : ' '))
    .join('')
    .trimStart()
    .replace(libraryName, '')
    .split('\n');
  const words =
    line
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z\d]+/g) ?? [];
  return words.slice(0, idWords).join('-');
}

/** A wording without the names of its values. */
function shapeOf(parts: readonly MessagePart[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : '\0'))
    .join('')
    .trim();
}
