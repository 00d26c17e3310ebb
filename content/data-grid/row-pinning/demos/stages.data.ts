/** A stage of a walking tour. */
export interface Stage {
  id: number | string;
  name: string;
  km: number;
  ascent: number;
  hours: number;
}

/** Ten days along a coast and over the hills. */
export const stages: Stage[] = [
  { id: 1, name: 'Saltmarket to Gull Bay', km: 14, ascent: 180, hours: 4 },
  { id: 2, name: 'Gull Bay to Ferry Inn', km: 19, ascent: 240, hours: 5.5 },
  { id: 3, name: 'Ferry Inn to Tarn Hut', km: 16, ascent: 890, hours: 6.5 },
  { id: 4, name: 'Tarn Hut to Crow Pass', km: 11, ascent: 1120, hours: 6 },
  { id: 5, name: 'Crow Pass to Mill Farm', km: 22, ascent: 310, hours: 7 },
  { id: 6, name: 'Mill Farm to Abbey', km: 18, ascent: 150, hours: 5 },
  { id: 7, name: 'Abbey to Long Bridge', km: 21, ascent: 90, hours: 5.5 },
  { id: 8, name: 'Long Bridge to Heath End', km: 17, ascent: 260, hours: 5 },
  { id: 9, name: 'Heath End to Cliff House', km: 15, ascent: 420, hours: 5 },
  { id: 10, name: 'Cliff House to Northport', km: 13, ascent: 120, hours: 4 },
];

const sum = (field: 'km' | 'ascent' | 'hours') =>
  stages.reduce((total, stage) => total + stage[field], 0);

/** The totals of the tour, as a row. */
export const total: Stage = {
  id: 'total',
  name: 'Total',
  km: sum('km'),
  ascent: sum('ascent'),
  hours: sum('hours'),
};
