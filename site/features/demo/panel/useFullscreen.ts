import { useEffect, useState } from 'react';
import { showFullscreen } from './showFullscreen.ts';

/** Whether a demo fills the screen, and a function that changes it. */
export function useFullscreen(name: string): { isFull: boolean; toggle: () => void } {
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    const demo = isFull ? document.getElementById(name) : null;
    if (!demo) {
      return;
    }
    const leave = showFullscreen(demo, () => setIsFull(false));
    return () => {
      leave();
      focusTool(demo);
    };
  }, [name, isFull]);

  return { isFull, toggle: () => setIsFull((before) => !before) };
}

/** On a narrow screen the button is an entry of the last menu. */
function focusTool(demo: HTMLElement): void {
  const tools = ['fullscreen', 'more'].map((tool) =>
    demo.querySelector<HTMLElement>(`[data-tool="${tool}"]`),
  );
  tools.find((tool) => tool?.offsetParent)?.focus();
}
