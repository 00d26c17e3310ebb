/** A marked trail of a hiking club. */
export interface Trail {
  id: number;
  name: string;
  valley: string;
  /** Length in kilometers. */
  length: number;
  /** Climb in meters. */
  climb: number;
  grade: 'Easy' | 'Medium' | 'Hard';
}

/** The trails of the club, in the order of their numbers. */
export const trails: Trail[] = [
  { id: 11, name: 'Charcoal path', valley: 'Rauda', length: 6.2, climb: 140, grade: 'Easy' },
  { id: 12, name: 'Three chapels', valley: 'Rauda', length: 9.8, climb: 310, grade: 'Easy' },
  { id: 13, name: 'Raven ridge', valley: 'Rauda', length: 14.1, climb: 980, grade: 'Hard' },
  { id: 21, name: 'Mill stream', valley: 'Linn', length: 4.5, climb: 60, grade: 'Easy' },
  { id: 22, name: 'Old border', valley: 'Linn', length: 17.3, climb: 620, grade: 'Medium' },
  { id: 31, name: 'Glass hut', valley: 'Morven', length: 11.0, climb: 540, grade: 'Medium' },
  { id: 32, name: 'North wall', valley: 'Morven', length: 12.6, climb: 1240, grade: 'Hard' },
  { id: 33, name: 'Lake loop', valley: 'Morven', length: 7.7, climb: 90, grade: 'Easy' },
];
