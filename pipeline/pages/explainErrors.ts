import type { ErrorNote } from '#model/errors/ErrorNote.ts';
import type { ExplainedError } from '#model/errors/ErrorMessage.ts';
import type { Language } from '#model/Language.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';

type ErrorDocs = Pick<Docs, 'config' | 'errorMessages' | 'visiblePage'>;

/** Every message that has a note, in the order of the notes, with the titles of the linked sections. */
export async function explainErrors(
  docs: ErrorDocs,
  language: Language,
): Promise<ExplainedError[]> {
  const messages = new Map((await docs.errorMessages()).map((message) => [message.id, message]));
  const notes = docs.config.errorScopes.flatMap((scope) => Object.entries(scope.notes));
  const explained = await Promise.all(
    notes.map(async ([id, note]) => {
      const message = messages.get(id);
      return message ? [{ ...message, ...note, links: await linksOf(docs, note, language) }] : [];
    }),
  );
  return explained.flat();
}

async function linksOf(
  docs: Pick<Docs, 'visiblePage'>,
  { links }: ErrorNote,
  language: Language,
): Promise<ExplainedError['links']> {
  return Promise.all(
    links.map(async (href) => {
      const [path = '', hash = ''] = href.split('#');
      const page = await docs.visiblePage(path, language);
      const title = page?.meta.title.split(' - ').at(-1) ?? path;
      const heading = page?.headings.find(({ id }) => id === hash)?.text;
      return { href, title: heading === undefined ? title : `${title} › ${heading}` };
    }),
  );
}
