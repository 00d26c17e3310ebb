const buoys = ['Anchor Bank', 'Dogger Deep', 'Faro Rise', 'Halibut Edge', 'Sable Ridge'];
const hour = 60 * 60 * 1000;
const start = Date.UTC(2025, 0, 1);

/** What a buoy measured in one hour. */
export interface Reading {
  id: number;
  buoy: string;
  time: Date;
  waves: number;
  period: number;
  wind: number;
  gusts: number;
  water: number;
  air: number;
  pressure: number;
}

/** A value that rises and falls over some days, with a ripple that makes each hour different. */
function swing(id: number, middle: number, range: number, days: number): number {
  const turn = (id / (24 * days * buoys.length)) * 2 * Math.PI;
  const value = middle + range * (0.65 * Math.sin(turn) + 0.35 * Math.sin(id * 12.9898 + days));
  return Math.round(value * 10) / 10;
}

/** Hourly readings of five buoys, computed so that they are the same on each visit. */
export const readings: Reading[] = Array.from({ length: 20_000 }, (_, id) => ({
  id,
  buoy: buoys[id % buoys.length] ?? '',
  time: new Date(start + Math.floor(id / buoys.length) * hour),
  waves: swing(id, 2.6, 2.1, 6),
  period: swing(id, 7.5, 3, 11),
  wind: swing(id, 9, 7.5, 5),
  gusts: swing(id, 15, 11, 5),
  water: swing(id, 9.5, 4, 160),
  air: swing(id, 8, 8, 90),
  pressure: swing(id, 1012, 18, 9),
}));
