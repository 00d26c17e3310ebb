/** A mineral of a school collection. */
export interface Mineral {
  id: number;
  name: string;
  color: string;
  place: string;
  /** Hardness on the scale of Mohs. */
  hardness: number;
}

/** The collection, in the order of its drawers. */
export const minerals: Mineral[] = [
  { id: 1, name: 'Amethyst', color: 'Purple', place: 'Guanajuato', hardness: 7 },
  { id: 2, name: 'Azurite', color: 'Blue', place: 'Chessy', hardness: 3.5 },
  { id: 3, name: 'Beryl', color: 'Green', place: 'Minas Gerais', hardness: 7.5 },
  { id: 4, name: 'Calcite', color: 'White', place: 'Helgustadir', hardness: 3 },
  { id: 5, name: 'Fluorite', color: 'Purple', place: 'Weardale', hardness: 4 },
  { id: 6, name: 'Malachite', color: 'Green', place: 'Kolwezi', hardness: 3.5 },
  { id: 7, name: 'Pyrite', color: 'Gold', place: 'Navajún', hardness: 6 },
  { id: 8, name: 'Topaz', color: 'Blue', place: 'Ouro Preto', hardness: 8 },
];
