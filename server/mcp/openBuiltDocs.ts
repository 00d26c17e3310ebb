import { readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultLanguage, type Language } from '#model/Language.ts';
import { languageHref } from '#model/DocsPath.ts';
import { markdownPath, sourcesPath } from '#model/pagePaths.ts';
import { type ServedRecords, versionsFile } from '#model/versions/versionFiles.ts';
import type { ExplainedError } from '#model/errors/ErrorMessage.ts';
import {
  errorsFile,
  errorsSlug,
  librarySlug,
  siteFile,
  type SiteFacts,
} from '#search/indexFiles.ts';
import { addTexts, openIndex } from '#search/openIndex.ts';
import type { SearchIndex } from '#search/SearchIndex.ts';
import { packedNamesSchema, packedTextsSchema } from './packedIndexSchema.ts';

const fileSchema = z.object({
  tsName: z.string(),
  jsName: z.string(),
  ts: z.string(),
  js: z.string(),
});

const sourcesSchema = z.object({
  demos: z.array(
    z.object({
      name: z.string(),
      styling: z.string().nullable(),
      files: z.array(fileSchema),
      standalone: fileSchema.nullable().default(null),
    }),
  ),
});

const siteSchema = z.object({ origin: z.string() }) satisfies z.ZodType<SiteFacts>;

const errorsSchema = z.array(
  z.object({
    id: z.string(),
    product: z.string().nullable(),
    channel: z.enum(['thrown', 'console']),
    wordings: z.array(z.array(z.union([z.string(), z.object({ value: z.string() })]))),
    packages: z.array(z.string()),
    cause: z.string(),
    remedy: z.string(),
    links: z.array(z.object({ href: z.string(), title: z.string() })),
  }),
) satisfies z.ZodType<ExplainedError[]>;

const history = z.union([z.string(), z.tuple([z.string()], z.number())]);
const servedRecordsSchema = z.object({
  records: z.array(
    z.object({
      package: z.string(),
      versions: z.array(z.string()),
      missing: z.array(z.string()),
      texts: z.array(z.string()),
      exports: z.record(z.string(), history),
      members: z.record(z.string(), z.record(z.string(), z.record(z.string(), history))),
    }),
  ),
  pages: z.record(z.string(), z.string()),
  guides: z.record(z.string(), z.record(z.string(), z.string())),
}) satisfies z.ZodType<ServedRecords>;

/** The code of one demo in one styling. */
export type BuiltDemo = z.infer<typeof sourcesSchema>['demos'][number];

/** The documentation as the build wrote it. */
export interface BuiltDocs {
  /** The search index, one for each product. */
  indexes(language: Language): Promise<SearchIndex[]>;
  /** Folders of the products; empty before the first build. */
  products(): string[];
  /** The explained messages of the library; empty when the build has none. */
  errors(language: Language): Promise<ExplainedError[]>;
  /** The records of versions, product by product; empty when the build has none. */
  versions(): Promise<ServedRecords[]>;
  /** The absolute address of a path of the site; the path itself when the build does not name its host. */
  address(path: string): Promise<string>;
  /** The Markdown copy of a page; null when there is none. */
  markdown(path: string, language: Language): Promise<string | null>;
  /** The demos of a page; empty when it has none. */
  demos(path: string): Promise<BuiltDemo[]>;
}

/** Opens the built site in a folder; files are read on first use. */
export function openBuiltDocs(clientDir: string): BuiltDocs {
  const opened = new Map<Language, Promise<SearchIndex[]>>();

  return {
    indexes(language) {
      const known = opened.get(language) ?? readIndexes(join(clientDir, 'search-index', language));
      opened.set(language, known);
      // A build that does not exist yet may exist for the next request.
      known.catch(() => opened.delete(language));
      return known;
    },
    products() {
      try {
        return indexFiles(readdirSync(join(clientDir, 'search-index', defaultLanguage)))
          .map((file) => file.slice(0, -namesSuffix.length))
          .filter((name) => name !== librarySlug && name !== errorsSlug);
      } catch {
        return [];
      }
    },
    async errors(language) {
      const text = await readOrNull(join(clientDir, errorsFile(language)));
      return text === null ? [] : errorsSchema.parse(JSON.parse(text));
    },
    async versions() {
      const folder = join(clientDir, versionsFile('').replace('.json', ''));
      const files = await readdir(folder).catch(() => []);
      const texts = await Promise.all(
        files
          .filter((file) => file.endsWith('.json'))
          .sort()
          .map((file) => readFile(join(folder, file), 'utf8')),
      );
      return texts.map((text) => servedRecordsSchema.parse(JSON.parse(text)));
    },
    async address(path) {
      const text = await readOrNull(join(clientDir, siteFile));
      const { origin } = text === null ? { origin: '' } : siteSchema.parse(JSON.parse(text));
      return origin + path;
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

function indexFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith(namesSuffix)).sort();
}

async function readIndexes(folder: string): Promise<SearchIndex[]> {
  const files = indexFiles(await readdir(folder));
  return Promise.all(
    files.map(async (file) => {
      const read = async (name: string): Promise<unknown> =>
        JSON.parse(await readFile(join(folder, name), 'utf8'));
      const index = openIndex(packedNamesSchema.parse(await read(file)));
      const texts = await read(file.replace(namesSuffix, '.texts.json'));
      addTexts(index, packedTextsSchema.parse(texts));
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
