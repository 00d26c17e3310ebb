/** A parcel on its way through a depot. */
export interface Parcel {
  id: string;
  city: string;
  kilograms: number;
  insured: boolean;
  sent: Date;
}

const cities = ['Ghent', 'Bergen', 'Porto', 'Lviv', 'Cork', 'Turku', 'Split', 'Basel'];

/** Parcels of one week; the values vary, but are the same on each visit. */
export const parcels: Parcel[] = Array.from({ length: 240 }, (_, index) => ({
  id: `P-${1000 + ((index * 617) % 9000)}`,
  city: cities[(index * 5) % cities.length] ?? '',
  kilograms: ((index * 37) % 190) / 10 + 0.5,
  insured: index % 3 === 0,
  sent: new Date(2026, 3, 6 + (index % 7)),
}));
