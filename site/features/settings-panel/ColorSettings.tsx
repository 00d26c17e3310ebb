import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { contrastRatio, parseColor, textOn } from '#site/platform/settings/color.ts';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import styles from './ColorSettings.module.css';
import { SettingsGroup } from './SettingsGroup.tsx';

/** Colors of the library, shown until a reader chooses others. */
const defaultColors = {
  light: { primary: '#1976d2', secondary: '#9c27b0' },
  dark: { primary: '#90caf9', secondary: '#ce93d8' },
} as const;

const presetColors = [
  '#1976d2',
  '#00796b',
  '#2e7d32',
  '#ef6c00',
  '#c62828',
  '#ad1457',
  '#6a1b9a',
  '#37474f',
] as const;

/** Least contrast for text of normal size (WCAG AA). */
const readableContrast = 4.5;

/** Primary and secondary color of demos; the primary one also colors the site. */
export function ColorSettings({ announce }: { announce: (text: string) => void }) {
  const t = useMessages();
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

interface ColorChoiceProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
}

/** A color from presets or a picker, with the contrast that text on it will have. */
function ColorChoice({ label, value, onChange }: ColorChoiceProps) {
  const t = useMessages();
  const text = textOn(value) === '#fff' ? '#fff' : '#212121';
  const ratio = contrastRatio(value, text);
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <label className={styles.picker}>
        <input
          type="color"
          value={toHex(value)}
          onChange={(event) => onChange(event.target.value)}
        />
        <span>{label}</span>
        <code>{value}</code>
      </label>
      <div className={styles.presets}>
        {presetColors.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-label={`${label} ${preset}`}
            aria-pressed={preset === value}
            style={{ background: preset }}
            onClick={() => onChange(preset)}
          />
        ))}
      </div>
      <p className={styles.contrast}>
        <span style={{ background: value, color: text }} aria-hidden="true">
          Aa
        </span>
        {t(ratio >= readableContrast ? 'settings.contrastGood' : 'settings.contrastLow', {
          ratio: ratio.toFixed(1),
        })}
      </p>
    </div>
  );
}

/** `<input type=color>` accepts six digits only. */
function toHex(color: string): string {
  return `#${parseColor(color)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;
}
