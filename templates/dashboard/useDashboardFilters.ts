import type { Dayjs } from 'dayjs';
import { useMemo, useState } from 'react';
import type { Audience } from './figures';
import { stops } from './network';
import { earlierVisits, quarter, visits, type Visit } from './visits';

interface Choice {
  /** Routes and stops ticked in the tree; none means all. */
  items: string[];
  from: Dayjs | null;
  to: Dayjs | null;
  audience: Audience;
}

const everything: Choice = { items: [], from: quarter.first, to: quarter.last, audience: 'all' };

/** What is chosen on the page, what follows from it, and how to change it. */
export interface DashboardFilters extends Choice {
  stopIds: string[];
  /** The days counted: those chosen, or an end of the quarter where a field holds no day of it. */
  period: { from: Dayjs; to: Dayjs };
  isNarrowed: boolean;
  visits: Visit[];
  earlierVisits: Visit[];
  choose: (change: Partial<Choice>) => void;
  clear: () => void;
}

function usableDay(day: Dayjs | null, fallback: Dayjs) {
  if (!day?.isValid()) {
    return fallback;
  }
  const isOutside = day.isBefore(quarter.first, 'day') || day.isAfter(quarter.last, 'day');
  return isOutside ? fallback : day;
}

/** Keeps the filters and applies them to the visits of both years. */
export function useDashboardFilters(): DashboardFilters {
  const [choice, setChoice] = useState(everything);

  return useMemo(() => {
    const ticked = stops.filter(({ id }) => choice.items.includes(id));
    const stopIds = (ticked.length > 0 ? ticked : stops).map(({ id }) => id);
    const from = usableDay(choice.from, quarter.first);
    const to = usableDay(choice.to, quarter.last);
    const firstDay = from.diff(quarter.first, 'day');
    const lastDay = to.diff(quarter.first, 'day');
    const isChosen = ({ stopId, day }: Visit) =>
      stopIds.includes(stopId) && day >= firstDay && day <= lastDay;
    return {
      ...choice,
      stopIds,
      period: { from, to },
      isNarrowed:
        ticked.length > 0 ||
        choice.audience !== 'all' ||
        !choice.from?.isSame(quarter.first, 'day') ||
        !choice.to?.isSame(quarter.last, 'day'),
      visits: visits.filter(isChosen),
      earlierVisits: earlierVisits.filter(isChosen),
      choose: (change) => setChoice((current) => ({ ...current, ...change })),
      clear: () => setChoice(everything),
    };
  }, [choice]);
}
