import { messageTitle } from '#model/errors/ErrorMessage.ts';
import { errorsPath } from '#model/errors/errorsPath.ts';
import type { Language } from '#model/Language.ts';
import type { ErrorRecord } from '#search/SearchRecord.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { explainErrors } from '#pipeline/pages/explainErrors.ts';

/** The explained messages of the library, found by their text and by their cause. */
export async function errorRecords(docs: Docs, language: Language): Promise<ErrorRecord[]> {
  const errors = await explainErrors(docs, language);
  return errors.map((error) => ({
    kind: 'error',
    path: errorsPath,
    id: error.id,
    // A result has one line; the words after it are not what readers remember.
    title: shorten(messageTitle(error)),
    plan: null,
    text: `${error.cause} ${error.remedy}`.replaceAll(/[`*]/g, ''),
  }));
}

const longestTitle = 110;

function shorten(title: string): string {
  if (title.length <= longestTitle) {
    return title;
  }
  return `${title.slice(0, title.lastIndexOf(' ', longestTitle))} …`;
}
