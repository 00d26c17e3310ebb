import { languageHref } from '#model/languageHref.ts';
import { offlinePath } from '#model/workerScope.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { loadOfflineStrings } from './loadOfflineStrings.ts';
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
    const strings = await loadOfflineStrings(language);
    const link = document.createElement('a');
    link.href = languageHref(offlinePath, language);
    link.dataset.document = '';
    link.textContent = String(strings.whatCanBeRead);
    note.replaceChildren(`${String(strings.youAreOffline)} `, link);
  }

  const refresh = () => void update().catch(() => {});
  addEventListener('online', refresh);
  addEventListener('offline', refresh);
  refresh();
}
