import { type RefObject, useEffect, useRef } from 'react';

interface SwipeOptions {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Distance from the edge where an opening swipe may start, and how far a swipe must go. */
const edge = 24;
const distance = 56;

/** Opens a drawer by a swipe from the inline-start edge and closes it by a swipe back, in either direction of text. */
export function useSwipe<T extends HTMLElement>({
  isOpen,
  onOpenChange,
}: SwipeOptions): RefObject<T | null> {
  const panel = useRef<T>(null);
  useEffect(() => {
    let start: { x: number; y: number } | null = null;

    function inlineX(touch: Touch): number {
      return document.documentElement.dir === 'rtl' ? innerWidth - touch.clientX : touch.clientX;
    }

    function onStart(event: TouchEvent) {
      const touch = event.touches[0];
      const mayStart = touch && event.touches.length === 1 && (isOpen || inlineX(touch) < edge);
      start = mayStart ? { x: inlineX(touch), y: touch.clientY } : null;
    }

    function onEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      if (!start || !touch) {
        return;
      }
      const dx = inlineX(touch) - start.x;
      const isHorizontal = Math.abs(dx) > Math.abs(touch.clientY - start.y) * 1.5;
      if (isHorizontal && (isOpen ? dx < -distance : dx > distance)) {
        onOpenChange(!isOpen);
      }
      start = null;
    }

    document.addEventListener('touchstart', onStart, { passive: true });
    document.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      document.removeEventListener('touchstart', onStart);
      document.removeEventListener('touchend', onEnd);
    };
  }, [isOpen, onOpenChange]);
  return panel;
}
