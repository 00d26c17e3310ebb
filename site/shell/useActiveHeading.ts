import { useCallback, useEffect, useRef, useState } from 'react';
import type { Heading } from '#model/Heading.ts';

/** Ten frames; scrolling is watched no finer than a reader can see (S9). */
const throttle = 166;
/** After a click the choice stands until the page has come to rest. */
const clickLock = 1000;
/** Above this the reader is at the beginning, before any heading. */
const topZone = 200;

/** Heading of the section being read, and a way to choose one by click. */
export function useActiveHeading(headings: Heading[]) {
  const [active, setActive] = useState<string | null>(null);
  const lockedUntil = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function update() {
      timer = undefined;
      if (performance.now() >= lockedUntil.current) {
        setActive(scrollY < topZone ? null : headingAt(headings));
      }
    }

    function onScroll() {
      timer ??= setTimeout(update, throttle);
    }

    update();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, [headings]);

  const choose = useCallback((id: string) => {
    lockedUntil.current = performance.now() + clickLock;
    setActive(id);
  }, []);
  return { active, choose };
}

/** The last heading in the upper eighth of the screen, where a link to it would put it, or above. */
function headingAt(headings: Heading[]): string | null {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const line = Math.max(innerHeight / 8, parseFloat(scrollPaddingTop) + 8);
  const passed = headings.findLast(({ id }) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= line;
  });
  return passed?.id ?? null;
}
