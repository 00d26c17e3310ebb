import { strings } from 'virtual:docs/late-strings/liveCode';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { translate } from '#site/platform/i18n/translate.ts';

/** Returns `t(key, values)` for the words of the editor, which come with it and not with every page. */
export function useLiveStrings(): (key: string, values?: Record<string, string>) => string {
  const language = useLanguage();
  return (key, values) => translate(strings, language, key, values ? { values } : {});
}
