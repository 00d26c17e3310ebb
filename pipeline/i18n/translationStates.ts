import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '#model/Language.ts';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import type { Docs } from '#pipeline/openDocs.ts';

/** How a file stands in a language: never translated, older than the English text, or up to date. */
export interface TranslationState {
  /** English file, relative to the repository. */
  file: string;
  language: Language;
  state: 'untranslated' | 'stale' | 'current';
}

/** Hash of the English text each translation was made from, by language and English file. */
export type TranslationStamps = Partial<Record<Language, Record<string, string>>>;

/** Compares every page and the shell's strings with the English text their translation was made from. */
export async function translationStates(
  docs: Docs,
  stamps: TranslationStamps,
): Promise<TranslationState[]> {
  const { root, languageConfig } = docs.config;
  const others = languageConfig.prerendered.filter(
    (language) => language !== languageConfig.defaultLanguage,
  );
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

/** What a translation of this English file is stamped with. */
export async function stampOf(englishFile: string): Promise<string> {
  return hashOf([await readFile(englishFile, 'utf8')]).slice(0, 8);
}
