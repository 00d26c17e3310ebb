import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { AuthorError } from './AuthorError.ts';
import type { PageFile } from './discoverPages.ts';

/** What strangers type when they mean a section, by its anchor. */
export type SectionPhrases = Readonly<Record<string, readonly string[]>>;

const phrasesSchema = z.record(z.string().min(1), z.array(z.string().min(1)).min(1));

/** Name of the file with the phrases of a page's sections. */
export const phrasesName = 'phrases.json';

/** The file with the phrases of a page's sections; not every page has one. */
export function phrasesFile({ folder }: Pick<PageFile, 'folder'>): string {
  return path.join(folder, phrasesName);
}

/** Reads the phrases of a page's sections. */
export async function readPhrases(page: Pick<PageFile, 'folder'>): Promise<SectionPhrases> {
  const file = phrasesFile(page);
  const source = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return phrasesSchema.parse(JSON.parse(source));
  } catch (error) {
    throw new AuthorError([
      {
        file,
        line: 1,
        message: `The phrases cannot be read: ${error instanceof Error ? error.message : String(error)}`,
        fix: 'Write an object from anchors to lists of phrases.',
      },
    ]);
  }
}
