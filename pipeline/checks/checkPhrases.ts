import path from 'node:path';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import { phrasesFile, readPhrases } from '#pipeline/content-files/readPhrases.ts';
import type { CompiledPage, Docs } from '#pipeline/docs/Docs.ts';

/** Most words of a phrase: nobody types more, and each counts the less. */
const maxWords = 9;

/** Finds phrases of sections that do not exist, that nobody would type, or that two sections claim. */
export async function checkPhrases(
  docs: Pick<Docs, 'config' | 'pageFiles'>,
  compiled: readonly CompiledPage[],
): Promise<AuthorProblem[]> {
  const pages = new Map(compiled.map((page) => [page.path, page]));
  const problems: AuthorProblem[] = [];
  const owners = new Map<string, string>();
  for (const page of await docs.pageFiles()) {
    const file = path.relative(docs.config.root, phrasesFile(page)).split(path.sep).join('/');
    const report = (message: string, fix: string) => problems.push({ file, line: 1, message, fix });
    const anchors = pages.get(page.path)?.anchors ?? [];
    for (const [anchor, phrases] of Object.entries(await readPhrases(page))) {
      if (!anchors.includes(anchor)) {
        report(`The page has no section "${anchor}".`, `Its anchors: ${anchors.join(', ')}.`);
      }
      for (const phrase of phrases) {
        // Readers of one product do not mean another.
        const key = `${page.section.folder} ${phrase}`;
        const owner = owners.get(key);
        if (owner !== undefined) {
          report(`"${phrase}" is a phrase of ${owner} too.`, 'Keep it where it is answered best.');
        }
        owners.set(key, `${page.path}#${anchor}`);
        if (phrase.split(' ').length > maxWords || phrase !== phrase.trim()) {
          report(`"${phrase}" is not what people type.`, `Use at most ${maxWords} words.`);
        }
      }
    }
  }
  return problems;
}
