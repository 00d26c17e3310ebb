import { markRows } from './markRows.ts';

/** Starts what a page has to do with versions. */
export function startVersions(): void {
  markRows();
  const form = document.querySelector<HTMLFormElement>('[data-version-form]');
  if (form && !form.dataset.versionForm) {
    form.dataset.versionForm = 'started';
    import('./openComparison.tsx').then(
      ({ openComparison }) => openComparison(form),
      // The list below the form leads on.
      () => delete form.dataset.versionForm,
    );
  }
}
