import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './Outline.module.css';

interface OutlineProps {
  part: Element;
  /** The frame around the demo, beyond which nothing is outlined. */
  frame: Element;
  label: string;
  isPinned: boolean;
  /** Called when the part is no longer in the document, or not shown. */
  onGone: () => void;
}

/** A frame around the part that is inspected; it follows the part while the page scrolls or the component changes. */
export function Outline({ part, frame, label, isPinned, onGone }: OutlineProps) {
  const outline = useRef<HTMLDivElement>(null);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    let request = 0;
    const follow = () => {
      const { style } = outline.current ?? {};
      const box = visibleBox(part, frame);
      if (!part.isConnected || frame.getClientRects().length === 0) {
        gone();
      } else if (style) {
        style.visibility = box ? 'visible' : 'hidden';
        style.translate = box ? `${box.left}px ${box.top}px` : '';
        style.inlineSize = box ? `${box.right - box.left}px` : '';
        style.blockSize = box ? `${box.bottom - box.top}px` : '';
      }
      request = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(request);
  }, [part, frame]);

  return (
    <div ref={outline} className={styles.root} data-pinned={isPinned || undefined} aria-hidden>
      <span className={styles.label}>{label}</span>
    </div>
  );
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a part is on the screen, as far as its frame shows it. */
function visibleBox(part: Element, frame: Element): Box | null {
  const inner = part.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  // A demo may run in an iframe, whose coordinates are its own.
  const offset = part.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  const x = offset?.left ?? 0;
  const y = offset?.top ?? 0;
  const box = {
    left: Math.max(inner.left + x, outer.left),
    top: Math.max(inner.top + y, outer.top),
    right: Math.min(inner.right + x, outer.right),
    bottom: Math.min(inner.bottom + y, outer.bottom),
  };
  return box.right >= box.left && box.bottom >= box.top ? box : null;
}
