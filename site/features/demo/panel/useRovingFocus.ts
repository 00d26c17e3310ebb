import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react';

/** Tool that the Tab key reaches. */
export const RovingContext = createContext('');

/** Moves the focus between the tools of a toolbar by arrow keys, Home and End; the Tab key finds the one used last. */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>, first: string) {
  const [active, setActive] = useState(first);

  // On a narrow screen a tool can leave the bar; the Tab key must still find one.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const tools = visibleTools(toolbar.current);
      setActive((tool) => (tools.some(({ dataset }) => dataset.tool === tool) ? tool : first));
    });
    if (toolbar.current) {
      observer.observe(toolbar.current);
    }
    return () => observer.disconnect();
  }, [toolbar, first]);

  return {
    active,
    onFocus(event: FocusEvent) {
      const tool = event.target.getAttribute('data-tool');
      if (tool) {
        setActive(tool);
      }
    },
    onKeyDown(event: KeyboardEvent) {
      const tools = visibleTools(toolbar.current);
      const position = tools.indexOf(event.target as HTMLElement);
      const target = position < 0 ? null : neighbor(tools, position, event.key);
      if (target) {
        event.preventDefault();
        target.focus();
      }
    },
  };
}

function visibleTools(toolbar: HTMLElement | null): HTMLElement[] {
  const tools = toolbar?.querySelectorAll<HTMLElement>('[data-tool]') ?? [];
  return [...tools].filter((tool) => tool.offsetParent !== null);
}

function neighbor(tools: HTMLElement[], position: number, key: string): HTMLElement | null {
  const isMirrored = document.documentElement.dir === 'rtl';
  const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[key];
  if (step !== undefined) {
    return tools.at((position + step) % tools.length) ?? null;
  }
  return key === 'Home' ? (tools[0] ?? null) : key === 'End' ? (tools.at(-1) ?? null) : null;
}
