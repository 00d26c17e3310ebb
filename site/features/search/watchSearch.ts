import { importIslandOrReload } from '#site/platform/islands/importIsland.ts';
import { listen } from '#site/platform/islands/listen.ts';

/** Elements that handle typed letters: fields, editors, and widgets with typeahead. */
const typingTargets =
  'input,textarea,select,[contenteditable],[role=grid],[role=treegrid],[role=tree],[role=listbox],[role=menu],[role=textbox],[role=spinbutton]';

/** Opens the search by its button, Ctrl+K, ⌘K and /; the dialog is loaded on first use. */
export function watchSearch(): void {
  const open = () =>
    void importIslandOrReload(() => import('./openSearch.tsx')).then(({ openSearch }) =>
      openSearch(),
    );
  listen('click', '[data-open-search]', open);
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey } = event;
    const isSlash = key === '/' && !(target instanceof Element && target.closest(typingTargets));
    const isShortcut = isSlash || (key === 'k' && (ctrlKey || metaKey));
    const isOffered = () => document.querySelector('[data-open-search]') !== null;
    if (isShortcut && !event.defaultPrevented && isOffered()) {
      event.preventDefault();
      open();
    }
  });
}
