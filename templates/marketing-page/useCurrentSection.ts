import { useCallback, useEffect, useRef, useState } from 'react';
import { sections } from './sections';

/** The id of the section being read, and a function that says which one the reader is going to. */
export function useCurrentSection(): [current: string, goTo: (id: string) => void] {
  const [current, setCurrent] = useState('');
  // On the way to a chosen section the ones passed by must not be marked in turn.
  const isTraveling = useRef(false);

  useEffect(() => {
    function follow() {
      if (isTraveling.current) {
        return;
      }
      const line = window.innerHeight * 0.4;
      const passed = sections.filter(({ id }) => {
        const element = document.getElementById(id);
        return element !== null && element.getBoundingClientRect().top <= line;
      });
      setCurrent(passed.at(-1)?.id ?? '');
    }
    function arrive() {
      isTraveling.current = false;
    }
    // Where `scrollend` is unknown, the next movement of the reader's own ends the way.
    const endings = ['scrollend', 'wheel', 'touchmove', 'keydown'];
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    endings.forEach((name) => window.addEventListener(name, arrive, { passive: true }));
    return () => {
      window.removeEventListener('scroll', follow);
      endings.forEach((name) => window.removeEventListener(name, arrive));
    };
  }, []);

  const goTo = useCallback((id: string) => {
    isTraveling.current = true;
    setCurrent(id);
  }, []);

  return [current, goTo];
}
