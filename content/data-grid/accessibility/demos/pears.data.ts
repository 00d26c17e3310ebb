/** A tree of a pear collection. */
export interface Pear {
  id: number;
  name: string;
  plot: 'Upper' | 'Middle' | 'Lower';
  /** In years. */
  age: number;
  /** Crates of the last harvest. */
  crates: number;
}

/** Three plots with eight trees each. */
export const pears: Pear[] = [
  { id: 1, name: 'Amber Queen', plot: 'Upper', age: 24, crates: 18 },
  { id: 2, name: 'Brown Betty', plot: 'Upper', age: 31, crates: 22 },
  { id: 3, name: 'Copper Bell', plot: 'Upper', age: 12, crates: 9 },
  { id: 4, name: 'Dusk', plot: 'Upper', age: 18, crates: 14 },
  { id: 5, name: 'Early Maud', plot: 'Upper', age: 36, crates: 25 },
  { id: 6, name: 'Friar', plot: 'Upper', age: 27, crates: 20 },
  { id: 7, name: 'Green Lantern', plot: 'Upper', age: 15, crates: 11 },
  { id: 8, name: 'Harvest Moon', plot: 'Upper', age: 42, crates: 27 },
  { id: 9, name: 'Ida', plot: 'Middle', age: 20, crates: 16 },
  { id: 10, name: 'Juniper', plot: 'Middle', age: 8, crates: 5 },
  { id: 11, name: 'King of Winter', plot: 'Middle', age: 29, crates: 21 },
  { id: 12, name: 'Long Neck', plot: 'Middle', age: 17, crates: 13 },
  { id: 13, name: 'Miller', plot: 'Middle', age: 33, crates: 23 },
  { id: 14, name: 'Nutmeg', plot: 'Middle', age: 11, crates: 8 },
  { id: 15, name: 'October', plot: 'Middle', age: 14, crates: 10 },
  { id: 16, name: 'Parson', plot: 'Middle', age: 39, crates: 26 },
  { id: 17, name: 'Quill', plot: 'Lower', age: 9, crates: 6 },
  { id: 18, name: 'Red Dorothy', plot: 'Lower', age: 22, crates: 17 },
  { id: 19, name: 'Speckle', plot: 'Lower', age: 26, crates: 19 },
  { id: 20, name: 'Trumpet', plot: 'Lower', age: 35, crates: 24 },
  { id: 21, name: 'Urchin', plot: 'Lower', age: 13, crates: 9 },
  { id: 22, name: 'Velvet', plot: 'Lower', age: 16, crates: 12 },
  { id: 23, name: 'Wax Pear', plot: 'Lower', age: 28, crates: 21 },
  { id: 24, name: 'Yellow Tom', plot: 'Lower', age: 40, crates: 27 },
];
