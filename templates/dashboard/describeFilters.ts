import { formatPeriod } from './formats';
import { routes, stops, stopWith } from './network';
import type { DashboardFilters } from './useDashboardFilters';

const audiences = { all: 'all readers', children: 'children only', adults: 'adults only' };

function describeStops(stopIds: string[]) {
  const [first] = stopIds;
  if (stopIds.length === stops.length) {
    return `all ${stops.length} stops`;
  }
  if (stopIds.length === 1 && first) {
    return stopWith(first).name;
  }
  const whole = routes.find(
    (route) =>
      route.stops.length === stopIds.length && route.stops.every(({ id }) => stopIds.includes(id)),
  );
  return whole ? `the ${stopIds.length} stops of ${whole.name}` : `${stopIds.length} stops`;
}

/** One sentence that says what the page shows at the moment. */
export function describeFilters({ visits, stopIds, period, audience }: DashboardFilters) {
  const count = visits.length === 1 ? '1 visit' : `${visits.length || 'No'} visits`;
  const days = formatPeriod(period.from, period.to);
  return `${count} to ${describeStops(stopIds)} ${days}, counting ${audiences[audience]}.`;
}
