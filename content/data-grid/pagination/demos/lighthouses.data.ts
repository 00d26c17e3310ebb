/** A lighthouse on the coast road. */
export interface Lighthouse {
  id: number;
  name: string;
  meters: number;
  lit: number;
}

const names = [
  'Alder Point',
  'Ballan Rock',
  'Cape Dorn',
  'Drake Sand',
  'East Holm',
  'Fennick Bar',
  'Gull Stack',
  'Harrow Head',
  'Isle of Tarn',
  'Jutting Reef',
  'Kettle Skerry',
  'Long Shoal',
  'Marram Spit',
  'Ness Corner',
  'Outer Pell',
  'Port Vane',
  'Quarry Mole',
  'Ravenscar',
  'Saltmouth',
  'Thorn Bight',
  'Upper Lynn',
  'Violet Bank',
  'West Ness',
  'Yarrow Pier',
];

/** The lighthouses from north to south; heights and years vary, but are the same on each visit. */
export const lighthouses: Lighthouse[] = names.map((name, index) => ({
  id: index + 1,
  name,
  meters: 9 + ((index * 7) % 31),
  lit: 1801 + ((index * 37) % 140),
}));
