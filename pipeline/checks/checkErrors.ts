import { messageText } from '#model/errors/ErrorMessage.ts';
import { defaultLanguage } from '#model/Language.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { lintSentence } from './lintSentence.ts';

type ErrorDocs = Pick<Docs, 'config' | 'errorMessages' | 'visiblePage' | 'compile'>;

/** Folder of the notes; problems name the file of a note by its product. */
const folder = 'content/errors';

/** Compares the notes on messages with the messages of the installed packages, and checks their links and sentences. */
export async function checkErrors(docs: ErrorDocs, signal?: AbortSignal): Promise<AuthorProblem[]> {
  signal?.throwIfAborted();
  const messages = await docs.errorMessages();
  const { errorScopes, internalMessages } = docs.config;
  const problems: AuthorProblem[] = [];
  const report = (message: string, fix: string) =>
    problems.push({ file: folder, line: 1, message, fix });

  const internal = new Set(internalMessages);
  const noted = new Set(errorScopes.flatMap(({ notes }) => Object.keys(notes)));
  const printed = new Map(messages.map((message) => [message.id, message]));
  for (const { id, product, wordings } of messages) {
    if (!noted.has(id) && !internal.has(id)) {
      const text = messageText(wordings[0] ?? []).slice(0, 100);
      report(
        `The message "${id}" has no note: ${text}`,
        `Explain it in the notes of ${product ?? 'the library'}, or list it in internalMessages.ts.`,
      );
    }
  }
  for (const id of internal) {
    if (!printed.has(id) || noted.has(id)) {
      report(
        `internalMessages.ts lists "${id}", which ${noted.has(id) ? 'has a note' : 'no package prints'}.`,
        'Remove it from the list.',
      );
    }
  }
  for (const { product, notes } of errorScopes) {
    for (const [id, { cause, remedy, links }] of Object.entries(notes)) {
      const message = printed.get(id);
      if (message?.product !== product) {
        report(
          message
            ? `The note on "${id}" is with ${product ?? 'the library'}, but ${message.product ?? 'several products'} print it.`
            : `No installed package prints the message of the note "${id}".`,
          message ? 'Move the note.' : 'Remove the note, or rename it if the message changed.',
        );
      }
      for (const sentence of [cause, remedy].flatMap(sentencesOf)) {
        for (const { message: mistake, fix } of lintSentence(sentence)) {
          report(`The note on "${id}": ${mistake}`, fix);
        }
      }
      for (const href of links) {
        signal?.throwIfAborted();
        if (!(await leadsSomewhere(docs, href))) {
          report(
            `The note on "${id}" links to "${href}", which does not exist.`,
            'Link to a page and an anchor that exist.',
          );
        }
      }
    }
  }
  return problems;
}

/** Sentences without their code, which follows rules of its own. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/`[^`]*`/g, 'code')
    .split(/(?<=\.)\s+/)
    .filter(Boolean);
}

async function leadsSomewhere(docs: ErrorDocs, href: string): Promise<boolean> {
  const [path = '', hash] = href.split('#');
  if (hash === undefined) {
    return (await docs.visiblePage(path, defaultLanguage)) !== null;
  }
  return (await docs.compile(path, defaultLanguage))?.anchors.includes(hash) === true;
}
