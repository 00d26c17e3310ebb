import { languageHref } from '#model/languageHref.ts';
import { offlinePath } from '#model/workerScope.ts';
import { dictionaries, loadLateStrings } from '#site/platform/i18n/dictionaries.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { translate } from '#site/platform/i18n/translate.ts';
import styles from './watchConnection.module.css';

/** Says quietly that the connection is gone, as long as it is, and leads to what can be read. */
export function watchConnection(): void {
  // Outside React: it belongs to no page, and the shell needs no code for it.
  const note = document.createElement('div');
  note.className = styles.root ?? '';
  note.setAttribute('role', 'status');
  document.body.append(note);

  async function update() {
    if (navigator.onLine) {
      note.replaceChildren();
      return;
    }
    const language = documentLanguage();
    await loadLateStrings(language);
    const t = (key: string) => translate(dictionaries, language, key);
    const link = document.createElement('a');
    link.href = languageHref(offlinePath, language);
    link.dataset.document = '';
    link.textContent = t('offline.whatCanBeRead');
    note.replaceChildren(`${t('offline.youAreOffline')} `, link);
  }

  const refresh = () => void update().catch(() => {});
  addEventListener('online', refresh);
  addEventListener('offline', refresh);
  refresh();
}
