import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { contrastRatio, parseColor, textOn } from '#site/platform/settings/color.ts';
import styles from './ColorChoice.module.css';
import { presetColors } from './defaultColors.ts';

interface ColorChoiceProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
}

/** Enough contrast for text of normal size. */
const readable = 4.5;

/** A colour from presets or a picker, with the contrast that text on it will have. */
export function ColorChoice({ label, value, onChange }: ColorChoiceProps) {
  const t = useTranslate();
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
        {t(ratio >= readable ? 'settings.contrastGood' : 'settings.contrastLow', {
          ratio: ratio.toFixed(1),
        })}
      </p>
    </div>
  );
}

/** The browser's picker understands six digits only. */
function toHex(color: string): string {
  return `#${parseColor(color)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;
}
