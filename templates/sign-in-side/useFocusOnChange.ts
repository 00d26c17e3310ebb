import { useEffect, useRef } from 'react';

/** A ref for an element that takes the focus when the state changes, but not at first. */
export function useFocusOnChange<Target extends HTMLElement>(state: string) {
  const target = useRef<Target>(null);
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== state) {
      seen.current = state;
      target.current?.focus();
    }
  }, [state]);
  return target;
}
