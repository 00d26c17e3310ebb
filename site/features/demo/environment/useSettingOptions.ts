import { useMemo } from 'react';
import { locales } from 'virtual:docs/locales';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { type AdapterName, adapterNames, type EnvironmentKey } from './Environment.ts';

/** Date libraries as they call themselves. */
export const libraryNames: Record<AdapterName, string> = {
  dayjs: 'Day.js',
  'date-fns': 'date-fns',
  luxon: 'Luxon',
  moment: 'Moment.js',
};

interface SettingOption {
  value: string;
  label: string;
}

/** The values a reader can choose for a setting. */
export function useSettingOptions(setting: EnvironmentKey): SettingOption[] {
  const t = useMessages();
  const language = useLanguage();
  return useMemo(() => {
    switch (setting) {
      case 'locale':
        return localeOptions(language);
      case 'adapter':
        return adapterNames.map((value) => ({ value, label: libraryNames[value] }));
      case 'zone':
        return zones().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
      case 'density':
        return (['compact', 'standard', 'comfortable'] as const).map((value) => ({
          value,
          label: t(`demoTools.environment.densities.${value}`),
        }));
      case 'dir':
        return (['ltr', 'rtl'] as const).map((value) => ({
          value,
          label: t(`demoTools.environment.directions.${value}`),
        }));
      case 'width':
        return [
          { value: '390', label: '390 px' },
          { value: '768', label: '768 px' },
          { value: 'full', label: t('demoTools.environment.fullWidth') },
        ];
      case 'scheme':
        return (['light', 'dark'] as const).map((value) => ({
          value,
          label: t(`demoTools.environment.schemes.${value}`),
        }));
      case 'motion':
        return (['full', 'reduced'] as const).map((value) => ({
          value,
          label: t(`demoTools.environment.motions.${value}`),
        }));
      default:
        return setting satisfies never;
    }
  }, [setting, language, t]);
}

/** Languages by their names, in the order of these. */
function localeOptions(language: string): SettingOption[] {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  return Object.keys(locales)
    .map((tag) => ({ value: tag, label: nameOf(names, tag) }))
    .sort((first, second) => first.label.localeCompare(second.label, language));
}

/** Two tags of the library are none of the standard, and some browsers know fewer names. */
function nameOf(names: Intl.DisplayNames, tag: string): string {
  try {
    const name = names.of(tag);
    return name === undefined ? tag : `${name} · ${tag}`;
  } catch {
    return tag;
  }
}

function zones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}
