import type { Language } from '#model/Language.ts';
import type { VersionEntry } from '#model/Product.ts';
import { commandKey, commands } from '#model/search/commands.ts';
import { isChinese, readWords, squeeze } from '#model/search/readWords.ts';
import { siteConfig } from 'virtual:docs/config';
import type { Settings } from '#site/platform/settings/Settings.ts';

/** An action of the palette. */
export interface PaletteItem {
  /** What is run: a command, `language=zh` or `version=<address>`. */
  id: string;
  title: string;
  /** Further words it is found by. */
  keywords: string;
  /** Whether it is what the reader has already. */
  isCurrent: boolean;
}

interface PaletteInput {
  t: (key: string, values?: Record<string, string>) => string;
  language: Language;
  versions: readonly VersionEntry[];
  settings: Settings;
}

/** Everything the palette can do here and now. */
export function paletteItems({ t, language, versions, settings }: PaletteInput): PaletteItem[] {
  const current = currentCommands(settings);
  return [
    ...commands.map((command) => ({
      id: command,
      title: t(`search.commands.${commandKey(command)}`),
      keywords: t(`search.commandKeywords.${commandKey(command)}`),
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

function currentCommands({ mode, codeVariant, codeStyling, theme }: Settings): Set<string> {
  return new Set([
    `mode=${mode}`,
    `direction=${theme.direction}`,
    `density=${theme.dense ? 'dense' : 'normal'}`,
    `code=${codeVariant}`,
    `styling=${codeStyling}`,
  ]);
}

/** Actions that have every word of a query: as the beginning of a word of theirs, or of four letters anywhere. */
export function matchPalette(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const wanted = readWords(query).map(({ text }) => text);
  return items.filter(({ title, keywords }) => {
    const words = readWords(`${title} ${keywords}`).map(({ text }) => text);
    const squeezed = squeeze(`${title} ${keywords}`);
    return wanted.every(
      (word) =>
        words.some((own) => own.startsWith(word)) ||
        ((word.length > 3 || isChinese(word)) && squeezed.includes(word)),
    );
  });
}
