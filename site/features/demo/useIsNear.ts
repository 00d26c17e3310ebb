import { type RefObject, useEffect, useState } from 'react';

/** How far from the screen something counts as near. */
const nearby = '400px';

/** Whether an element is on the screen or near it; it stays so once `isKept` says that nothing is gained by going back. */
export function useIsNear(target: RefObject<HTMLElement | null>, isKept = true): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || (isKept && isNear)) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: nearby },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, isKept, isNear]);
  return isNear;
}
