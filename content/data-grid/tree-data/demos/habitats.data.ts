/** A department, a house, or an animal of a zoo. */
export interface Habitat {
  id: number;
  path: string[];
  /** Kilograms of food a day. */
  food: number;
  keeper: string;
}

/** A small zoo; each row has the names of its parents and its own. */
export const habitats: Habitat[] = [
  { id: 1, path: ['Birds'], food: 31, keeper: 'Ines' },
  { id: 2, path: ['Birds', 'Aviary'], food: 19, keeper: 'Ines' },
  { id: 3, path: ['Birds', 'Aviary', 'Hornbill'], food: 7, keeper: 'Tarek' },
  { id: 4, path: ['Birds', 'Aviary', 'Toucan'], food: 12, keeper: 'Ines' },
  { id: 5, path: ['Birds', 'Penguin pool'], food: 12, keeper: 'Olga' },
  { id: 6, path: ['Mammals'], food: 236, keeper: 'Bram' },
  { id: 7, path: ['Mammals', 'Savanna'], food: 210, keeper: 'Bram' },
  { id: 8, path: ['Mammals', 'Savanna', 'Zebra'], food: 48, keeper: 'Bram' },
  { id: 9, path: ['Mammals', 'Savanna', 'Elephant'], food: 162, keeper: 'Tarek' },
  { id: 10, path: ['Mammals', 'Otter creek'], food: 26, keeper: 'Olga' },
  { id: 11, path: ['Reptiles'], food: 9, keeper: 'Olga' },
];
