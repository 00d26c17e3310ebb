/** A part of the service and how it is doing. */
export interface Service {
  name: string;
  state: 'works' | 'slow';
  detail: string;
}

export const services: Service[] = [
  { name: 'Chart tiles', state: 'works', detail: 'Answers in 38 ms' },
  { name: 'Tide forecasts', state: 'slow', detail: 'Answers in 1.4 s, usually 0.3 s' },
  { name: 'Position reports', state: 'works', detail: 'Answers in 52 ms' },
];

/** Something that went wrong, told when it was over. */
export interface Incident {
  date: string;
  title: string;
  text: string;
}

export const incidents: Incident[] = [
  {
    date: '9 March 2026',
    title: 'Forecasts arrived late for the northern harbors',
    text: 'A gauge at Skerry Point sent the same reading for two hours. Forecasts that depend on it waited for the next good one. Readings that stand still for twenty minutes now raise an alarm.',
  },
  {
    date: '21 February 2026',
    title: 'Position reports were refused for eleven minutes',
    text: 'A certificate was renewed on two of three machines. The third refused connections until it was taken out of service. Renewals are now checked on every machine before the old certificate ends.',
  },
  {
    date: '30 January 2026',
    title: 'Chart tiles of one region were blank',
    text: 'An update of the coast around Hollow Bay lacked its deepest level. The update was taken back within forty minutes and published whole the next day.',
  },
];
