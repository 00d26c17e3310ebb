import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { importOrReload } from '#site/platform/links/importOrReload.ts';
import {
  setCodeStyling,
  setCodeVariant,
  setMode,
  useSettings,
} from '#site/platform/settings/settingsStore.ts';
import type { Direction } from '#site/platform/settings/ThemeState.ts';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import { Choice } from '#site/ui/Choice.tsx';
import { ModalDialog } from '#site/ui/ModalDialog.tsx';
import { ColorSettings } from './ColorSettings.tsx';
import { CopyTheme } from './CopyTheme.tsx';
import { DensitySettings } from './DensitySettings.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './SettingsPanel.module.css';

const OfflineSettings = lazy(async () => {
  const load = () => import('#site/features/offline/OfflineSettings.tsx');
  return { default: (await importOrReload(load)).OfflineSettings };
});

/** Everything a reader can choose; the page behind it stays visible and changes at once. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const { mode, codeVariant, codeStyling } = useSettings();
  const { state, dispatch } = useThemeState();
  const [announcement, announce] = useState('');

  /** Wraps a change so that it is also said. */
  function saying<Value extends string>(topic: string, change: (value: Value) => void) {
    return (value: Value) => {
      change(value);
      const label = t(`settings.values.${value.replace(' ', '')}`);
      announce(t('settings.changed', { topic: t(`settings.${topic}`), value: label }));
    };
  }

  function options<Value extends string>(values: readonly Value[]) {
    return values.map((value) => ({
      value,
      label: t(`settings.values.${value.replace(' ', '')}`),
    }));
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
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('settings.close')}
          </button>
        </header>
        <Choice
          legend={t('settings.mode')}
          value={mode}
          options={options(['light', 'system', 'dark'] as const)}
          eventCategory="settings"
          onChange={saying('mode', setMode)}
        />
        <Choice
          legend={t('settings.direction')}
          value={state.direction}
          options={options(['ltr', 'rtl'] as const)}
          eventCategory="settings"
          onChange={saying('direction', (direction: Direction) =>
            dispatch({ type: 'CHANGE', payload: { direction } }),
          )}
        />
        <LanguageChoice />
        <DensitySettings announce={announce} />
        <ColorSettings announce={announce} />
        <Choice
          legend={t('settings.codeVariant')}
          value={codeVariant}
          options={options(['TS', 'JS'] as const)}
          onChange={saying('codeVariant', setCodeVariant)}
        />
        <Choice
          legend={t('settings.codeStyling')}
          value={codeStyling}
          options={options(['MUI System', 'Tailwind', 'CSS'] as const)}
          onChange={saying('codeStyling', setCodeStyling)}
        />
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
