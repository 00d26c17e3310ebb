import { useEffect, useRef } from 'react';

/** A ref for the heading of the current step, which takes the focus when the step changes but not at first. */
export function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current !== step) {
      seen.current = step;
      heading.current?.focus();
    }
  }, [step]);
  return heading;
}
