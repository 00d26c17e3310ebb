import type { VersionEntry } from '#model/Product.ts';
import { mountReact } from '#site/platform/islands/mountReact.tsx';
import { SearchDialog } from './SearchDialog.tsx';

let isOpen = false;

/** Opens the search unless it is open. */
export function openSearch(): void {
  if (isOpen) {
    return;
  }
  isOpen = true;
  const unmount = mountReact(
    document.createElement('div'),
    <SearchDialog
      versions={readVersions()}
      onClose={() => {
        isOpen = false;
        unmount();
      }}
    />,
  );
}

/** Versions of the documentation the reader is in, which the version switcher lists. */
function readVersions(): VersionEntry[] {
  const { versions } = document.querySelector<HTMLElement>('[data-versions]')?.dataset ?? {};
  return JSON.parse(versions ?? '[]') as VersionEntry[];
}
