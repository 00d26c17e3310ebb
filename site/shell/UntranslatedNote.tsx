import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Button } from '#site/ui/Button.tsx';
import styles from './UntranslatedNote.module.css';

/** Says that a page is still in English; `watchUntranslatedNote` lets readers dismiss it. */
export function UntranslatedNote() {
  const t = useMessages();
  return (
    <div className={styles.root} role="note" data-untranslated="">
      <p>{t('page.notTranslated')}</p>
      <Button variant="quiet" data-dismiss="">
        {t('page.dismiss')}
      </Button>
    </div>
  );
}
