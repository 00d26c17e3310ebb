import { lazy, Suspense, useRef, useState } from 'react';
import {
  type PreferenceName,
  preferenceNames,
  type Preferences,
  preferences,
} from '#model/Preferences.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { importOrReload } from '#site/platform/islands/importOrReload.ts';
import { setMode, setPreference } from '#site/platform/settings/settingsStore.ts';
import { useSettings } from '#site/platform/settings/useSettings.ts';
import type { ModePreference } from '#site/platform/settings/Settings.ts';
import type { Direction } from '#site/platform/settings/ThemeState.ts';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Choice } from '#site/ui/Choice.tsx';
import { ModalDialog } from '#site/ui/ModalDialog.tsx';
import { ColorSettings } from './ColorSettings.tsx';
import { CopyTheme } from './CopyTheme.tsx';
import { DensitySettings } from './DensitySettings.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './SettingsPanel.module.css';
import { VersionSetting } from './VersionSetting.tsx';

const OfflineSettings = lazy(async () => {
  const load = () => import('#site/features/offline/OfflineSettings.tsx');
  return { default: (await importOrReload(load)).OfflineSettings };
});

type SettingTopic = 'mode' | 'direction' | PreferenceName;
type SettingValue = ModePreference | Direction | Preferences[PreferenceName];

/** All settings of the reader; the page behind stays visible and changes immediately. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const settings = useSettings();
  const { state, dispatch } = useThemeState();
  const [announcement, announce] = useState('');

  const label = (value: SettingValue) => t(`settings.values.${value}`);

  /** Makes a change also announced to screen readers. */
  function announced<Value extends SettingValue>(
    topic: SettingTopic,
    change: (value: Value) => void,
  ) {
    return (value: Value) => {
      change(value);
      announce(t('settings.changed', { topic: t(`settings.${topic}`), value: label(value) }));
    };
  }

  function options<Value extends SettingValue>(values: readonly Value[]) {
    return values.map((value) => ({ value, label: label(value) }));
  }

  return (
    <ModalDialog
      dialog={dialog}
      name={t('shell.settings')}
      className={styles.root}
      onClose={onClose}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2>{t('shell.settings')}</h2>
          <Button size="large" onClick={() => dialog.current?.close()}>
            {t('settings.close')}
          </Button>
        </header>
        <Choice
          legend={t('settings.mode')}
          value={settings.mode}
          options={options(['light', 'system', 'dark'] as const)}
          eventCategory="settings"
          onChange={announced('mode', setMode)}
        />
        <Choice
          legend={t('settings.direction')}
          value={state.direction}
          options={options(['ltr', 'rtl'] as const)}
          eventCategory="settings"
          onChange={announced('direction', (direction: Direction) =>
            dispatch({ type: 'CHANGE', payload: { direction } }),
          )}
        />
        <LanguageChoice />
        <DensitySettings announce={announce} />
        <ColorSettings announce={announce} />
        {preferenceNames.map((name) => (
          <Choice<SettingValue>
            key={name}
            legend={t(`settings.${name}`)}
            value={settings[name]}
            options={options(preferences[name])}
            onChange={announced(name, (value) => setPreference(name, value as never))}
          />
        ))}
        <VersionSetting announce={announce} />
        {'serviceWorker' in navigator && (
          <Suspense>
            <OfflineSettings announce={announce} />
          </Suspense>
        )}
        <CopyTheme announce={announce} />
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </div>
    </ModalDialog>
  );
}
