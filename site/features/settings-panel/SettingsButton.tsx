import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { importPartOrReload } from '#site/platform/i18n/importPart.ts';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './SettingsButton.module.css';

const SettingsPanel = lazy(async () => {
  const module = await importPartOrReload(() => import('./SettingsPanel.tsx'));
  return { default: module.SettingsPanel };
});

/** Opens the settings, also by Ctrl+. and ⌘.; the panel is loaded when it is first wanted. */
export function SettingsButton() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === '.' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        setIsOpen((wasOpen) => !wasOpen);
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+. Meta+."
        aria-label={t('shell.settings')}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="settings" size={20} />
      </button>
      {isOpen && (
        <Suspense>
          <SettingsPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
