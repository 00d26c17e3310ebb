import type { Language } from '#model/Language.ts';
import { preferenceNames } from '#model/Preferences.ts';
import type { VersionEntry } from '#model/Product.ts';
import { commands } from '#search/commands.ts';
import { isChinese, normalizeName, readWords } from '#search/readWords.ts';
import { siteConfig } from 'virtual:docs/config';
import type { SharedKey, Translate } from '#site/platform/i18n/messages.ts';
import type { Settings } from '#site/platform/settings/Settings.ts';

/** An action of the palette. */
export interface PaletteItem {
  /** Argument of `runAction`: a command, `language=zh` or `version=<address>`. */
  id: string;
  title: string;
  /** Further words that match it. */
  keywords: string;
  /** Whether it is the current setting. */
  isCurrent: boolean;
}

interface PaletteInput {
  t: Translate<SharedKey>;
  language: Language;
  versions: readonly VersionEntry[];
  settings: Settings;
}

/** All actions of the palette. */
export function paletteItems({ t, language, versions, settings }: PaletteInput): PaletteItem[] {
  const current = currentCommands(settings);
  return [
    ...commands.map((command) => ({
      id: command,
      title: t(`search.commands.${command}`),
      keywords: t(`search.commandKeywords.${command}`),
      isCurrent: current.has(command),
    })),
    ...siteConfig.languages.map(({ code, label }) => ({
      id: `language=${code}`,
      title: t('search.openLanguage', { name: label }),
      keywords: t('search.languageKeywords'),
      isCurrent: code === language,
    })),
    ...versions.map(({ text, href, current: isCurrent = false }) => ({
      id: `version=${href}`,
      title: t('search.openVersion', { name: text }),
      keywords: t('search.versionKeywords'),
      isCurrent,
    })),
  ];
}

function currentCommands(settings: Settings): Set<string> {
  const { mode, theme } = settings;
  return new Set([
    `mode=${mode}`,
    `direction=${theme.direction}`,
    `density=${theme.dense ? 'dense' : 'normal'}`,
    ...preferenceNames.map((name) => `${name}=${settings[name]}`),
  ]);
}

/** Actions that match every word of a query: as the start of a word or, from four letters on, anywhere. */
export function matchPalette(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const wanted = readWords(query).map(({ text }) => text);
  return items.filter(({ title, keywords }) => {
    const words = readWords(`${title} ${keywords}`).map(({ text }) => text);
    const normalized = normalizeName(`${title} ${keywords}`);
    return wanted.every(
      (word) =>
        words.some((own) => own.startsWith(word)) ||
        ((word.length > 3 || isChinese(word)) && normalized.includes(word)),
    );
  });
}
