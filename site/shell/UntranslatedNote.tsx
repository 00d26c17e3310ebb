import { useState } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './UntranslatedNote.module.css';

let wasDismissed = false;

/** Says that a page is still in English; once dismissed it stays away for the rest of the visit. */
export function UntranslatedNote() {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(!wasDismissed);
  if (!isShown) {
    return null;
  }
  return (
    <div className={styles.root} role="note">
      <p>{t('page.notTranslated')}</p>
      <button
        type="button"
        onClick={() => {
          wasDismissed = true;
          setIsShown(false);
        }}
      >
        {t('page.dismiss')}
      </button>
    </div>
  );
}
