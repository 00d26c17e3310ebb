import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './Popover.module.css';

interface PopoverProps extends ComponentProps<'div'> {
  /** Element the panel hangs on. */
  anchor: RefObject<HTMLElement | null>;
  /** Edge of that element the panel is aligned to. */
  align: 'start' | 'end';
}

/** Distance to the element, and least distance to the edges of the window. */
const gap = 6;

/**
 * A panel below an element, or above it where there is no room, open while it is mounted, in the browser's top layer,
 * where nothing clips or covers it.
 */
export function Popover({ anchor, align, className, ...props }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    function place() {
      if (panel.current && anchor.current) {
        placeBeside(panel.current, anchor.current, align);
      }
    }
    panel.current?.showPopover();
    place();
    panel.current?.scrollIntoView({ block: 'nearest' });
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [anchor, align]);

  return (
    <div
      {...props}
      ref={panel}
      // Who mounts it decides when it closes.
      popover="manual"
      className={className ? `${styles.root} ${className}` : styles.root}
    />
  );
}

/** By script, because anchor positioning is missing in browsers we support; in the page, so that it scrolls along. */
function placeBeside(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const box = anchor.getBoundingClientRect();
  const isMirrored = getComputedStyle(anchor).direction === 'rtl';
  const wanted = (align === 'end') === isMirrored ? box.left : box.right - panel.offsetWidth;
  const last = document.documentElement.clientWidth - panel.offsetWidth - gap;
  panel.style.left = `${Math.max(gap, Math.min(wanted, last)) + scrollX}px`;
  const height = panel.offsetHeight + gap;
  const isAbove = box.bottom + height > innerHeight && box.top > height;
  panel.style.top = `${(isAbove ? box.top - height : box.bottom + gap) + scrollY}px`;
}
