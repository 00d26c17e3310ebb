import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';
import { markdownPath } from '#model/markdownPath.ts';
import { sourcesPath } from '#model/payloadPath.ts';
import { addTexts, openIndex, type SearchIndex } from '#model/search/openIndex.ts';
import type { PackedNames, PackedTexts } from '#model/search/PackedIndex.ts';

const sourcesSchema = z.object({
  demos: z.array(
    z.object({
      name: z.string(),
      styling: z.string().nullable(),
      files: z.array(
        z.object({ tsName: z.string(), jsName: z.string(), ts: z.string(), js: z.string() }),
      ),
    }),
  ),
});

/** The code of one demo in one styling. */
export type BuiltDemo = z.infer<typeof sourcesSchema>['demos'][number];

/** The documentation as the build wrote it. */
export interface BuiltDocs {
  /** Everything that can be found, product by product. */
  indexes(language: Language): Promise<SearchIndex[]>;
  /** The Markdown copy of a page; null when there is none. */
  markdown(path: string, language: Language): Promise<string | null>;
  /** The demos of a page; empty when it has none. */
  demos(path: string): Promise<BuiltDemo[]>;
}

/** Opens the built site in a folder; files are read when they are first asked for. */
export function openBuiltDocs(clientDir: string): BuiltDocs {
  const opened = new Map<Language, Promise<SearchIndex[]>>();

  return {
    indexes(language) {
      const known = opened.get(language) ?? readIndexes(join(clientDir, 'search-index', language));
      opened.set(language, known);
      // A build that is not there yet may be there for the next question.
      known.catch(() => opened.delete(language));
      return known;
    },
    markdown: (path, language) =>
      readOrNull(join(clientDir, markdownPath(languageHref(path, language)))),
    async demos(path) {
      const text = await readOrNull(join(clientDir, sourcesPath(path)));
      return text === null ? [] : sourcesSchema.parse(JSON.parse(text)).demos;
    },
  };
}

const namesSuffix = '.names.json';

async function readIndexes(folder: string): Promise<SearchIndex[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(namesSuffix)).sort();
  return Promise.all(
    files.map(async (file) => {
      const read = async (name: string): Promise<unknown> =>
        JSON.parse(await readFile(join(folder, name), 'utf8'));
      const index = openIndex((await read(file)) as PackedNames);
      const texts = await read(file.replace(namesSuffix, '.texts.json'));
      addTexts(index, texts as PackedTexts);
      return index;
    }),
  );
}

async function readOrNull(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}
