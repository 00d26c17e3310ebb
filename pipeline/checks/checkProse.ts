import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AuthorProblem } from '#pipeline/AuthorError.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { findBorrowed, wordRuns } from '#pipeline/prose/findBorrowed.ts';
import { lintSentence } from '#pipeline/prose/lintSentence.ts';
import { readSentences } from '#pipeline/prose/readSentences.ts';
import { plainText } from '#pipeline/search/plainText.ts';

/** Reads the English text of every page: its style, and that no sentence was taken from the library's own comments. */
export async function checkProse(docs: Docs): Promise<AuthorProblem[]> {
  const { root, apiScopes } = docs.config;
  const extracts = await Promise.all(apiScopes.map(({ product }) => docs.apiExtract(product)));
  const known = wordRuns(extracts.flatMap(({ pages }) => descriptionsIn(pages)));
  const problems: AuthorProblem[] = [];
  for (const { files } of await docs.pageFiles()) {
    const file = path.relative(root, files.en).split(path.sep).join('/');
    for (const { line, text } of readSentences(await readFile(files.en, 'utf8'))) {
      problems.push(...lintSentence(text).map((mistake) => ({ file, line, ...mistake })));
      const run = findBorrowed(text, known);
      if (run) {
        const message = `These words stand in the library's own comments: “${run}”.`;
        problems.push({ file, line, message, fix: 'Say it in your own words.' });
      }
    }
  }
  return problems;
}

/** Every description in a tree of API values, as text. */
function descriptionsIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(descriptionsIn);
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'string' && key.endsWith('Html') ? [plainText(child)] : descriptionsIn(child),
  );
}
