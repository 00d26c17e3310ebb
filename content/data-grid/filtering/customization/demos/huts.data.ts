/** A mountain hut that hikers can stay in. */
export interface Hut {
  id: number;
  name: string;
  region: 'North ridge' | 'Lake valley' | 'Glacier';
  /** Meters above the sea. */
  altitude: number;
  beds: number;
  /** Average rating of its guests, from 1 to 5. */
  rating: number;
}

/** The huts of an alpine club. */
export const huts: Hut[] = [
  { id: 1, name: 'Marmot Lodge', region: 'Lake valley', altitude: 1480, beds: 42, rating: 4 },
  { id: 2, name: 'Wind Gap', region: 'North ridge', altitude: 2310, beds: 18, rating: 3 },
  { id: 3, name: 'Serac House', region: 'Glacier', altitude: 2860, beds: 64, rating: 5 },
  { id: 4, name: 'Old Dairy', region: 'Lake valley', altitude: 1190, beds: 12, rating: 5 },
  { id: 5, name: 'Cairn Bivouac', region: 'North ridge', altitude: 2540, beds: 6, rating: 2 },
  { id: 6, name: 'Blue Tongue', region: 'Glacier', altitude: 3020, beds: 30, rating: 4 },
];
