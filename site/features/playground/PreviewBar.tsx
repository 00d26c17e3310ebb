import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';
import { Choice } from '#site/ui/Choice.tsx';
import styles from './panelBar.module.css';

export type PreviewWidth = 'phone' | 'tablet' | 'full';

interface PreviewBarProps {
  width: PreviewWidth;
  onWidthChange: (width: PreviewWidth) => void;
  /** Where the preview differs from the reader's settings. */
  theme: Partial<ThemeState>;
  onThemeChange: (theme: Partial<ThemeState>) => void;
}

/** How the preview is looked at: its width, and mode and direction apart from those of the site. */
export function PreviewBar({ width, onWidthChange, theme, onThemeChange }: PreviewBarProps) {
  const t = useMessages('playground');
  const { state } = useThemeState();
  const { paletteMode, direction } = { ...state, ...theme };
  return (
    <div className={styles.root}>
      <Choice
        legend={t('width')}
        value={width}
        options={(['phone', 'tablet', 'full'] as const).map((value) => ({
          value,
          label: t(`widths.${value}`),
        }))}
        onChange={onWidthChange}
        isCompact
      />
      <div className={styles.end}>
        <Choice
          legend={t('mode')}
          value={paletteMode}
          options={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`modes.${value}`),
          }))}
          onChange={(value) => onThemeChange({ ...theme, paletteMode: value })}
          isCompact
        />
        <Choice
          legend={t('direction')}
          value={direction}
          options={(['ltr', 'rtl'] as const).map((value) => ({
            value,
            label: t(`directions.${value}`),
          }))}
          onChange={(value) => onThemeChange({ ...theme, direction: value })}
          isCompact
        />
      </div>
    </div>
  );
}
