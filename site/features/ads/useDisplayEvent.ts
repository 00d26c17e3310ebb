import { useEffect } from 'react';
import { isKept } from '#site/platform/analytics/isKept.ts';
import { track } from '#site/platform/analytics/track.ts';
import { useAdConfig } from './AdProvider.tsx';

/** Reports, sampled, that an ad is on show once it has been there for a while; null while there is none. */
export function useDisplayEvent(label: string | null, { after }: { after: number }): void {
  const { displayRatio, random } = useAdConfig();
  useEffect(() => {
    if (label === null || !isKept(displayRatio, random)) {
      return;
    }
    const timer = setTimeout(() => track({ name: 'ad', action: 'display', label }), after);
    return () => clearTimeout(timer);
  }, [label, after, displayRatio, random]);
}
