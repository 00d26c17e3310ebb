import { mountReact } from '#site/platform/islands/mountReact.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

let close: (() => void) | null = null;

/** Opens the settings unless they are open. */
export function openSettings(): void {
  if (close) {
    return;
  }
  const unmount = mountReact(
    document.createElement('div'),
    <SettingsPanel onClose={() => close?.()} />,
  );
  markButtons(true);
  close = () => {
    close = null;
    markButtons(false);
    unmount();
  };
}

/** Opens the settings, or closes them. */
export function toggleSettings(): void {
  if (close) {
    close();
  } else {
    openSettings();
  }
}

function markButtons(isOpen: boolean): void {
  document
    .querySelectorAll('[data-open-settings]')
    .forEach((button) => button.setAttribute('aria-expanded', String(isOpen)));
}
