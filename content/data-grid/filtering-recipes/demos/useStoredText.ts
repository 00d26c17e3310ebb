import * as React from 'react';

const changed = 'stored-text-changed';

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener); // another tab
  window.addEventListener(changed, listener); // this tab
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changed, listener);
  };
}

/** Text in the browser's storage, the same in all tabs. It is `null` on the server and when empty. */
export function useStoredText(key: string) {
  const text = React.useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );

  const setText = React.useCallback(
    (next: string) => {
      localStorage.setItem(key, next);
      window.dispatchEvent(new Event(changed));
    },
    [key],
  );

  return [text, setText] as const;
}
