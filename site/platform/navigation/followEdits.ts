import { forgetPages, takePage } from './payloads.ts';
import { showPage } from './showPage.ts';

/** In development, shows the page anew when an author changed a text, without loading the document and all modules again. */
export function followEdits(): void {
  import.meta.hot?.on('docs:text-changed', () => {
    forgetPages();
    takePage(location.pathname).then(showPage, () => location.reload());
  });
}
