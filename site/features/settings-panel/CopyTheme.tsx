import { useState } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { useThemeState } from '#site/platform/settings/ThemeStateProvider.tsx';
import styles from './CopyTheme.module.css';
import { themeCode } from './themeCode.ts';

/** The reader's choices as the `createTheme` call that brings them into an app. */
export function CopyTheme({ announce }: { announce: (text: string) => void }) {
  const t = useTranslate();
  const { state } = useThemeState();
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(themeCode(state));
      setIsCopied(true);
      announce(t('settings.themeCopied'));
      setTimeout(() => setIsCopied(false), 2000);
    } catch {
      announce(t('settings.copyFailed'));
    }
  }

  return (
    <div className={styles.root}>
      <button type="button" onClick={copy}>
        {isCopied ? t('settings.themeCopied') : t('settings.copyTheme')}
      </button>
      <details>
        <summary>{t('settings.showTheme')}</summary>
        <pre dir="ltr" tabIndex={0}>
          {themeCode(state)}
        </pre>
      </details>
    </div>
  );
}
