import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Scrolls as a document would: a new page starts at its top or its anchor, going back returns to where the reader was.
 * Positions live in memory; across documents the browser remembers by itself, with or without storage.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const current = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(current.current.key, scrollY);
    const handOver = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', handOver);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', handOver);
      handOver();
    };
  }, []);

  useLayoutEffect(() => {
    const before = current.current;
    current.current = { key, pathname };
    if (before.key === key) {
      return;
    }
    const kept = navigationType === 'POP' ? positions.current.get(key) : undefined;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (kept !== undefined) {
      scrollTo(0, kept);
    } else if (target) {
      target.scrollIntoView();
    } else if (before.pathname !== pathname) {
      scrollTo(0, 0);
    }
  }, [key, pathname, hash, navigationType]);
}
