import { useId } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import { initialThemeState } from '#site/platform/settings/ThemeState.ts';
import styles from './DensitySettings.module.css';
import { SettingsGroup } from './SettingsGroup.tsx';

/** Beyond these a layout stops making sense; the reducer itself knows no limits. */
const limits = { min: 0, max: 20 };

/** Dense components and the unit of spacing. */
export function DensitySettings({ announce }: { announce: (text: string) => void }) {
  const t = useTranslate();
  const spacingId = useId();
  const { state, dispatch } = useThemeState();
  const { dense, spacing } = state;
  const isChanged = dense !== initialThemeState.dense || spacing !== initialThemeState.spacing;

  function changeSpacing(step: 1 | -1) {
    const next = spacing + step;
    if (next >= limits.min && next <= limits.max) {
      dispatch({ type: step === 1 ? 'INCREASE_SPACING' : 'DECREASE_SPACING' });
      announce(t('settings.changed', { topic: t('settings.spacing'), value: `${next} px` }));
    }
  }

  function reset() {
    dispatch({ type: 'RESET_DENSITY' });
    announce(t('settings.densityReset'));
  }

  return (
    <SettingsGroup
      legend={t('settings.density')}
      reset={{ label: t('settings.resetDensity'), isNeeded: isChanged, onReset: reset }}
    >
      <label className={styles.dense}>
        <input
          type="checkbox"
          checked={dense}
          onChange={(event) => dispatch({ type: 'SET_DENSE', payload: event.target.checked })}
        />
        {t('settings.dense')}
      </label>
      <div className={styles.spacing} role="group" aria-labelledby={spacingId}>
        <span id={spacingId} className={styles.name}>
          {t('settings.spacing')}
        </span>
        <button
          type="button"
          aria-label={t('settings.decreaseSpacing')}
          aria-disabled={spacing <= limits.min}
          onClick={() => changeSpacing(-1)}
        >
          −
        </button>
        <span dir="ltr">{spacing} px</span>
        <button
          type="button"
          aria-label={t('settings.increaseSpacing')}
          aria-disabled={spacing >= limits.max}
          onClick={() => changeSpacing(1)}
        >
          +
        </button>
      </div>
    </SettingsGroup>
  );
}
