import { type ReactNode, useEffect, useRef } from 'react';
import styles from '#site/features/demo/DemoBlock.module.css';
import { readEnvironment } from './addressEnvironment.ts';
import { type Environment, widthRange } from './Environment.ts';
import { setEnvironment } from './useEnvironment.ts';

interface ResizableContentProps {
  demo: string;
  /** Width the reader chose; null without a choice. */
  width: Environment['width'] | null;
  /** Width the author chose. */
  maxWidth: number | null;
  children: ReactNode;
}

/** The content of a demo's frame; once a width is chosen, its edge can be dragged to another. */
export function ResizableContent({ demo, width, maxWidth, children }: ResizableContentProps) {
  const root = useRef<HTMLDivElement>(null);
  const pixels = typeof width === 'number' ? width : null;

  useEffect(() => {
    if (pixels === null || !root.current) {
      return;
    }
    return onDragged(root.current, (dragged) => {
      const { environment } = readEnvironment(location.search, demo);
      setEnvironment(demo, { ...environment, width: dragged });
    });
  }, [demo, pixels]);

  const style =
    pixels === null
      ? { maxInlineSize: width === 'full' ? undefined : (maxWidth ?? undefined) }
      : { inlineSize: pixels };
  return (
    <div ref={root} className={styles.content} data-width={pixels ?? undefined} style={style}>
      {children}
    </div>
  );
}

/** How long an edge has to rest until its place counts, in milliseconds. */
const restTime = 200;

/** Calls back with the width an element was dragged to. No event tells the end of it, and none of its pointer arrives. */
function onDragged(element: HTMLElement, keep: (width: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    // The browser writes what is dragged here; our own width is an `inline-size`.
    const dragged = Math.round(parseFloat(element.style.width));
    if (Number.isFinite(dragged)) {
      timer = setTimeout(() => {
        // It would outlive the setting.
        element.style.removeProperty('width');
        keep(Math.min(Math.max(dragged, widthRange.min), widthRange.max));
      }, restTime);
    }
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    element.style.removeProperty('width');
  };
}
