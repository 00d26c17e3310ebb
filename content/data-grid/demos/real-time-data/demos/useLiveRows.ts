import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridApiPremium } from '@mui/x-data-grid-premium';
import { nextRow } from './chargerFeed';
import type { Charger, Reading, createFeed } from './chargerFeed';

/** Returns whether the element is on the screen and its tab is in front. */
export function useIsVisible(ref: React.RefObject<HTMLElement | null>) {
  const [isVisible, setVisible] = React.useState(false);
  React.useEffect(() => {
    let isOnScreen = false;
    const update = () => setVisible(isOnScreen && !document.hidden);
    const observer = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting ?? false;
      update();
    });
    if (ref.current) {
      observer.observe(ref.current);
    }
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [ref]);
  return isVisible;
}

/** Returns whether values move: the choice of the user, or else the setting of the operating system. */
export function useMotionChoice() {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [choice, setChoice] = React.useState<boolean>();
  return [choice ?? !isReduced, setChoice] as const;
}

interface LiveRowsOptions {
  apiRef: React.RefObject<GridApiPremium | null>;
  feed: ReturnType<typeof createFeed>;
  isOpen: boolean;
  isPaused: boolean;
  perSecond: number;
  onReduced: (ids: string[]) => void;
}

/** Collects messages by charger, and passes the newest of each to the grid in one call. */
export function useLiveRows(options: LiveRowsOptions) {
  const { apiRef, feed, isOpen, isPaused, perSecond, onReduced } = options;
  const inbox = React.useRef(new Map<string, Reading>());

  React.useEffect(
    () => (isOpen ? feed.open((reading) => inbox.current.set(reading.id, reading)) : undefined),
    [feed, isOpen],
  );

  React.useEffect(() => {
    if (!isOpen || isPaused) {
      return undefined;
    }
    const flush = () => {
      const rows = [...(apiRef.current?.getRowModels().values() ?? [])] as Charger[];
      const readings = inbox.current;
      inbox.current = new Map();
      const changed = rows
        .map((row) => nextRow(row, readings.get(row.id)))
        .filter((row) => row !== null);
      apiRef.current?.updateRows(changed);

      const before = new Map(rows.map((row) => [row.id, row.status]));
      const reduced = changed.filter(
        ({ id, status }) => status === 'Reduced' && before.get(id) !== 'Reduced',
      );
      if (reduced.length > 0) {
        onReduced(reduced.map(({ id }) => id));
      }
    };
    const timer = setInterval(flush, 1000 / perSecond);
    return () => clearInterval(timer);
  }, [apiRef, isOpen, isPaused, perSecond, onReduced]);
}
