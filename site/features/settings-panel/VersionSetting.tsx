import { useId, useState } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { readMyVersion, setMyVersion } from '#site/platform/settings/myVersion.ts';
import { SettingsGroup } from './SettingsGroup.tsx';
import styles from './VersionSetting.module.css';

/** The version of the library that the reader uses; the reference marks what it does not have. */
export function VersionSetting({ announce }: { announce: (text: string) => void }) {
  const t = useMessages();
  const id = useId();
  const [version, setVersion] = useState(() => readMyVersion() ?? '');

  function change(next: string) {
    setVersion(next);
    // Half a version is no version yet.
    if (next === '' || /^\d+\.\d+/.test(next)) {
      setMyVersion(next);
      announce(t('settings.changed', { topic: t('settings.myVersion'), value: next }));
    }
  }

  return (
    <SettingsGroup
      legend={t('settings.myVersion')}
      reset={{
        label: t('settings.resetVersion'),
        isNeeded: version !== '',
        onReset: () => change(''),
      }}
    >
      <input
        className={styles.field}
        aria-label={t('settings.myVersion')}
        aria-describedby={id}
        placeholder="7.22"
        maxLength={20}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={version}
        onChange={(event) => change(event.target.value.trim())}
      />
      <p id={id} className={styles.hint}>
        {t('settings.myVersionHint')}
      </p>
    </SettingsGroup>
  );
}
