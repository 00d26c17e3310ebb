/** Plan of a small renovation. Months start at zero, as in JavaScript. Invented. */
export const tasks = [
  {
    name: 'Permit',
    team: 'Office',
    start: new Date(2026, 2, 2),
    end: new Date(2026, 2, 20),
    done: 1,
  },
  { name: 'Roof', team: 'Crew', start: new Date(2026, 2, 23), end: new Date(2026, 3, 17), done: 1 },
  {
    name: 'Windows',
    team: 'Crew',
    start: new Date(2026, 3, 13),
    end: new Date(2026, 4, 1),
    done: 0.6,
  },
  {
    name: 'Wiring',
    team: 'Crew',
    start: new Date(2026, 3, 20),
    end: new Date(2026, 4, 15),
    done: 0.3,
  },
  {
    name: 'Paint',
    team: 'Crew',
    start: new Date(2026, 4, 18),
    end: new Date(2026, 4, 29),
    done: 0,
  },
  {
    name: 'Inspection',
    team: 'Office',
    start: new Date(2026, 5, 1),
    end: new Date(2026, 5, 3),
    done: 0,
  },
];

export const today = new Date(2026, 3, 27);
