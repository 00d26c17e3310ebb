/** What a bicycle counter on a bridge recorded in one quarter. */
export interface Count {
  id: number;
  bridge: string;
  bank: 'East' | 'West';
  quarter: 'Q1' | 'Q2' | 'Q3' | 'Q4';
  /** In thousands. */
  bikes: number;
  /** In thousands. */
  scooters: number;
}

const bridges = [
  ['Mill Bridge', 'East', 42, 9],
  ['Chain Bridge', 'West', 61, 14],
  ['Rail Bridge', 'East', 28, 5],
  ['Garden Bridge', 'West', 36, 11],
] as const;
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
const seasons = [0.6, 1.1, 1.4, 0.8];

/** Four bridges in one quarter. */
export const spring: Count[] = bridges.map(([bridge, bank, bikes, scooters], index) => ({
  id: index + 1,
  bridge,
  bank,
  quarter: 'Q2',
  bikes,
  scooters,
}));

/** Four bridges in four quarters. */
export const year: Count[] = bridges.flatMap(([bridge, bank, bikes, scooters], row) =>
  quarters.map((quarter, column) => ({
    id: row * quarters.length + column + 1,
    bridge,
    bank,
    quarter,
    bikes: Math.round(bikes * (seasons[column] ?? 1)),
    scooters: Math.round(scooters * (seasons[column] ?? 1)),
  })),
);
