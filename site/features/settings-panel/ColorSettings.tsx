import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import { defaultColors } from './defaultColors.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

/** Primary and secondary colour of demos; the primary one also colours the site. */
export function ColorSettings({ announce }: { announce: (text: string) => void }) {
  const t = useTranslate();
  const { state, dispatch } = useThemeState();
  const { paletteColors, paletteMode } = state;

  function change(name: 'primary' | 'secondary', main: string) {
    const next = { ...paletteColors, [name]: { main } };
    dispatch({ type: 'CHANGE', payload: { paletteColors: next } });
    announce(t('settings.changed', { topic: t(`settings.${name}`), value: main }));
  }

  function reset() {
    dispatch({ type: 'RESET_COLORS' });
    announce(t('settings.colorsReset'));
  }

  const isChanged = Object.keys(paletteColors).length > 0;
  return (
    <SettingsGroup
      legend={t('settings.colors')}
      reset={{ label: t('settings.resetColors'), isNeeded: isChanged, onReset: reset }}
    >
      {(['primary', 'secondary'] as const).map((name) => (
        <ColorChoice
          key={name}
          label={t(`settings.${name}`)}
          value={paletteColors[name]?.main ?? defaultColors[paletteMode][name]}
          onChange={(main) => change(name, main)}
        />
      ))}
    </SettingsGroup>
  );
}
