import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '#site/platform/analytics/track.ts';
import { reportSearches, settleTime } from './reportSearches.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const events: AnalyticsEvent[] = [];
  const searches = reportSearches((event) => events.push(event));
  const said = () =>
    events.map((event) => event.name === 'search' && `${event.outcome}: ${event.words}`);
  return { searches, said };
}
const pause = () => vi.advanceTimersByTime(settleTime);

describe('reportSearches', () => {
  it('reports what was not found once the reader has stopped typing, and once', () => {
    const { searches, said } = open();
    for (const query of ['G', 'Ga', 'Gantt ', 'Gantt chart']) {
      searches.answered(query, 0);
      vi.advanceTimersByTime(settleTime - 1);
    }
    expect(said()).toEqual([]);
    pause();
    searches.answered('gantt  chart', 0);
    pause();
    searches.closed();
    expect(said()).toEqual(['none: gantt chart']);
  });

  it('reports what was found and not opened when the dialog is closed', () => {
    const { searches, said } = open();
    searches.answered('column', 9);
    pause();
    searches.answered('column width', 4);
    pause();
    expect(said()).toEqual([]);
    searches.closed();
    expect(said()).toEqual(['unopened: column width']);
  });

  it('reports nothing of a search that led somewhere, or that was given up while typing', () => {
    const { searches, said } = open();
    searches.answered('column width', 4);
    pause();
    searches.opened();
    searches.closed();
    searches.answered('row', 4);
    searches.closed();
    searches.answered('', 0);
    pause();
    expect(said()).toEqual([]);
  });

  it.each(['jane@example.com', 'ghp_16C7e42F292c6912', '4111 1111 1111 1111', 'word '.repeat(20)])(
    'never reports %s',
    (query) => {
      const { searches, said } = open();
      searches.answered(query, 0);
      pause();
      searches.closed();
      expect(said()).toEqual([]);
    },
  );
});
