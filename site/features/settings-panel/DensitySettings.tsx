import { useId } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import { initialThemeState } from '#site/platform/settings/ThemeState.ts';
import { Button } from '#site/ui/Button.tsx';
import styles from './DensitySettings.module.css';
import { SettingsGroup } from './SettingsGroup.tsx';

/** Limits of the panel; the reducer has none. */
const limits = { min: 0, max: 20 };

/** Dense components, and the spacing unit. */
export function DensitySettings({ announce }: { announce: (text: string) => void }) {
  const t = useMessages();
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
        <Button
          aria-label={t('settings.decreaseSpacing')}
          aria-disabled={spacing <= limits.min}
          onClick={() => changeSpacing(-1)}
        >
          −
        </Button>
        <span dir="ltr">{spacing} px</span>
        <Button
          aria-label={t('settings.increaseSpacing')}
          aria-disabled={spacing >= limits.max}
          onClick={() => changeSpacing(1)}
        >
          +
        </Button>
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('settings.setSpacing')}
        aria-valuetext={`${spacing} px`}
        min={limits.min}
        max={limits.max}
        value={spacing}
        onChange={(event) => dispatch({ type: 'SET_SPACING', payload: event.target.valueAsNumber })}
      />
    </SettingsGroup>
  );
}
