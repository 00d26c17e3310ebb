import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Api } from '#model/api/Api.ts';
import { apiRows } from '#model/api/apiRows.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import { toolHash } from '#pipeline/cache/toolHash.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { lintHeading, lintSentence } from './lintSentence.ts';
import { readSentences } from './readSentences.ts';

/** Checks the English text of every page: its style, and that no sentence is copied from the library's own comments. */
export async function checkProse(
  docs: Pick<Docs, 'config' | 'cache' | 'apiExtract' | 'pageFiles'>,
  signal?: AbortSignal,
): Promise<AuthorProblem[]> {
  const { root, apiScopes } = docs.config;
  // Reading Markdown takes most of the time of all checks.
  const code = toolHash(root, ['pipeline/checks/readSentences.ts']);
  const extracts = await Promise.all(apiScopes.map(({ product }) => docs.apiExtract(product)));
  const known = wordRuns(extracts.flatMap(({ pages }) => pages.flatMap(descriptionsOf)));
  const problems: AuthorProblem[] = [];
  for (const { files } of await docs.pageFiles()) {
    signal?.throwIfAborted();
    const file = path.relative(root, files.en).split(path.sep).join('/');
    const source = await readFile(files.en, 'utf8');
    problems.push(...checkLinksOnward(source, file));
    const sentences = await docs.cache.remember('sentences', [code, source], async () =>
      readSentences(source),
    );
    for (const { line, text, isHeading } of sentences) {
      const mistakes = [...lintSentence(text), ...(isHeading ? lintHeading(text) : [])];
      problems.push(...mistakes.map((mistake) => ({ file, line, ...mistake })));
      const run = findCopiedWords(text, known);
      if (run) {
        const message = `These words are copied from the library's own comments: “${run}”.`;
        problems.push({ file, line, message, fix: 'Rewrite the sentence in your own words.' });
      }
    }
  }
  return problems;
}

const shortPage = 3;

/** Checks that a page ends with a few links to the pages a reader may need next. */
function checkLinksOnward(source: string, file: string): AuthorProblem[] {
  const sections = source.split(/^(?=## )/m);
  // A page of a few paragraphs is read in one go.
  if (sections.length <= shortPage) {
    return [];
  }
  const last = sections.at(-1) ?? '';
  const links = /^## .*\{#next-steps[ }]/.test(last)
    ? (last.match(/^- .*\]\(\//gm) ?? []).length
    : 0;
  if (links >= 3 && links <= 5) {
    return [];
  }
  const line = source.split('\n').length - last.split('\n').length + 1;
  const message = 'The page does not end with three to five links onward.';
  return [
    { file, line, message, fix: 'End with ## Next steps {#next-steps} and a list of links.' },
  ];
}

/** Every description on a page of the reference, as text. */
function descriptionsOf(api: Api): string[] {
  const rows = apiRows(api).flatMap(({ description, deprecation, note }) => [
    description,
    deprecation,
    ...(note?.kind === 'signature'
      ? [...note.signature.parameters, note.signature.returns].map((each) => each.description)
      : []),
  ]);
  return [api.description, api.deprecation, ...rows].flatMap((each) => each?.text ?? []);
}

/** This many equal words in a row are not a coincidence. */
const runLength = 10;

/** Every run of words in some texts. */
export function wordRuns(texts: Iterable<string>): Set<string> {
  const runs = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text);
    for (let start = 0; start + runLength <= words.length; start += 1) {
      runs.add(words.slice(start, start + runLength).join(' '));
    }
  }
  return runs;
}

/** The first run of words in a sentence that is among the known ones; null if there is none. */
export function findCopiedWords(sentence: string, known: ReadonlySet<string>): string | null {
  const words = wordsOf(sentence);
  for (let start = 0; start + runLength <= words.length; start += 1) {
    const run = words.slice(start, start + runLength).join(' ');
    if (known.has(run)) {
      return run;
    }
  }
  return null;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
