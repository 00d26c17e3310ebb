import type { Split, Visit } from './visits';

/** Whose loans and readers are counted. */
export type Audience = 'all' | 'children' | 'adults';

/** What a number of visits adds up to. */
export interface Figures {
  planned: number;
  onTime: number;
  late: number;
  canceled: number;
  minutesLate: number;
  loans: number;
  readers: number;
}

/** The part of a count that belongs to an audience. */
export function countOf(split: Split, audience: Audience) {
  return audience === 'all' ? split.children + split.adults : split[audience];
}

/** Adds visits up. */
export function figuresOf(visits: Visit[], audience: Audience): Figures {
  const sum = (measure: (visit: Visit) => number) =>
    visits.reduce((total, visit) => total + measure(visit), 0);
  const those = (kind: Visit['outcome']['kind']) =>
    visits.filter(({ outcome }) => outcome.kind === kind).length;
  return {
    planned: visits.length,
    onTime: those('onTime'),
    late: those('late'),
    canceled: those('canceled'),
    minutesLate: sum(({ outcome }) => (outcome.kind === 'late' ? outcome.minutes : 0)),
    loans: sum(({ loans }) => countOf(loans, audience)),
    readers: sum(({ readers }) => countOf(readers, audience)),
  };
}

/** The weeks in which there are visits, in order. */
export function weeksOf(visits: Visit[]): number[] {
  return [...new Set(visits.map(({ week }) => week))].sort((a, b) => a - b);
}

/** Adds visits up for each of the weeks. */
export function figuresByWeek(visits: Visit[], weeks: number[], audience: Audience): Figures[] {
  return weeks.map((week) =>
    figuresOf(
      visits.filter((visit) => visit.week === week),
      audience,
    ),
  );
}

/** The visits that began on time, in percent of those planned. */
export function punctuality({ onTime, planned }: Figures) {
  return planned === 0 ? 0 : Math.round((onTime / planned) * 100);
}
