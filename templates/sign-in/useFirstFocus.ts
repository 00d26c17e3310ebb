import { useEffect, useRef } from 'react';

/** A ref for an element that takes the focus as soon as it is there. */
export function useFirstFocus<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
