import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage, type Language, languageCodes } from '#model/Language.ts';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';

/** Whether a file is translated, and whether the English text has changed since. */
export interface TranslationState {
  /** English file, relative to the repository. */
  file: string;
  language: Language;
  state: 'untranslated' | 'stale' | 'current';
}

/** Hash of the English text each translation was made from, by language and English file. */
export type TranslationStamps = Partial<Record<Language, Record<string, string>>>;

/** The state of every page and of the messages in each language. */
export async function translationStates(
  docs: Pick<Docs, 'config' | 'pageFiles'>,
  stamps: TranslationStamps,
): Promise<TranslationState[]> {
  const { root } = docs.config;
  const others = languageCodes.filter((language) => language !== defaultLanguage);
  const pages = await docs.pageFiles();
  const sources = [
    ...pages.map(({ files }) => ({
      english: files.en,
      isTranslated: (language: Language) => files[language] !== undefined,
    })),
    {
      english: path.join(docs.config.contentDir, 'translations/en.json'),
      isTranslated: () => true,
    },
  ];
  const states = await Promise.all(
    sources.map(async ({ english, isTranslated }) => {
      const file = path.relative(root, english).split(path.sep).join('/');
      const hash = await stampOf(english);
      return others.map((language): TranslationState => {
        const isCurrent = stamps[language]?.[file] === hash;
        const state = isTranslated(language) ? (isCurrent ? 'current' : 'stale') : 'untranslated';
        return { file, language, state };
      });
    }),
  );
  return states.flat();
}

/** The stamp of a translation of this English file. */
export async function stampOf(englishFile: string): Promise<string> {
  return hashOf([await readFile(englishFile, 'utf8')]).slice(0, 8);
}
