/** A batch of a coffee roastery. */
export interface Roast {
  id: number;
  origin: string;
  farm: string;
  /** Kilograms before roasting. */
  green: number;
  /** Kilograms after roasting. */
  roasted: number;
  /** From 0 to 100, or `null` until the tasting. */
  score: number | null;
}

/** The batches of a day. */
export const roasts: Roast[] = [
  { id: 1, origin: 'Ethiopia', farm: 'Gedeb', green: 12, roasted: 10.3, score: 88 },
  { id: 2, origin: 'Colombia', farm: 'La Palma', green: 15, roasted: 12.8, score: 84 },
  { id: 3, origin: 'Kenya', farm: 'Karatu', green: 8, roasted: 6.9, score: 91 },
  { id: 4, origin: 'Brazil', farm: 'Fazenda Rio', green: 20, roasted: 17.2, score: null },
  { id: 5, origin: 'Rwanda', farm: 'Kivu', green: 9, roasted: 7.6, score: 79 },
];
