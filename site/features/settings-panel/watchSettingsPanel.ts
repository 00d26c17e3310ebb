import { importIslandOrReload } from '#site/platform/islands/importIsland.ts';
import { listen } from '#site/platform/islands/listen.ts';

const load = () => importIslandOrReload(() => import('./openSettingsPanel.tsx'));

/** Opens the settings by their button, Ctrl+. and ⌘., which also closes them; the panel is loaded on first use. */
export function watchSettingsPanel(): void {
  listen('click', '[data-open-settings]', () => void load().then((panel) => panel.openSettings()));
  document.addEventListener('keydown', (event) => {
    if (event.key === '.' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void load().then((panel) => panel.toggleSettings());
    }
  });
}
