import type { Language, LanguageRecord } from '#model/Language.ts';
import type { Messages } from '#model/Messages.ts';
import type { Synonyms } from '#search/PackedIndex.ts';
import { synonymsEn, synonymsZh } from './synonyms.ts';
import en from './translations/en.json' with { type: 'json' };
import { titles as titlesEn } from './translations/titles.en.ts';
import { titles as titlesZh } from './translations/titles.zh.ts';
import zh from './translations/zh.json' with { type: 'json' };

/** Everything written for one language, apart from its pages. */
interface LanguageContent extends LanguageRecord {
  /** Messages of the interface; what is missing is shown in English. */
  messages: Messages;
  /** Page titles by path; a page without one here has the title of the navigation. */
  titles: Record<string, string>;
  synonyms: Synonyms;
}

/** The languages of the site, each with its facts and its texts. */
export const languages: Record<Language, LanguageContent> & { en: { messages: typeof en } } = {
  en: {
    label: 'English',
    tag: 'en',
    locale: 'en-GB',
    isFinished: true,
    messages: en,
    titles: titlesEn,
    synonyms: synonymsEn,
  },
  zh: {
    label: '中文',
    tag: 'zh-CN',
    locale: 'zh-CN',
    isFinished: false,
    messages: zh,
    titles: titlesZh,
    // Readers of Chinese search for English names as well.
    synonyms: [...synonymsZh, ...synonymsEn],
  },
};
