import * as React from 'react';

/** Focuses an element inside the returned ref when the grid focuses the cell. */
export function useEditorFocus<T extends HTMLElement>(hasFocus: boolean, selector = 'input') {
  const ref = React.useRef<T>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLElement>(selector)?.focus();
    }
  }, [hasFocus, selector]);
  return ref;
}
