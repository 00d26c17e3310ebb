import { languageHref } from '#model/DocsPath.ts';
import { offlinePath } from '#model/offline.ts';
import { translator } from '#site/platform/i18n/messages.ts';
import { loadLateParts } from '#site/platform/islands/loadLateParts.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import styles from './watchConnection.module.css';

/** Shows a note while there is no connection, with a link to what can be read. */
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
    await loadLateParts();
    const t = translator(language);
    const link = document.createElement('a');
    link.href = languageHref(offlinePath, language);
    link.dataset.document = '';
    link.textContent = t('offline.whatCanBeRead');
    note.replaceChildren(`${t('offline.youAreOffline')} `, link);
  }

  const refresh = () => void update().catch(() => {});
  addEventListener('online', refresh);
  addEventListener('offline', refresh);
  // A page that the browser kept while the reader was elsewhere has missed both.
  addEventListener('pageshow', refresh);
  refresh();
}
