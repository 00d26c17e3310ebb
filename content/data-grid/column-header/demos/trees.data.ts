/** A tree of an arboretum. */
export interface Tree {
  id: number;
  species: string;
  /** Meters. */
  height: number;
  /** Centimeters, measured 1.3 meters above the ground. */
  girth: number;
  /** Degrees Celsius at which buds survive. */
  hardiness: number;
  native: boolean;
  evergreen: boolean;
  edible: boolean;
}

/** Trees of an arboretum. */
export const trees: Tree[] = [
  {
    id: 1,
    species: 'Field maple',
    height: 14.2,
    girth: 121,
    hardiness: -28,
    native: true,
    evergreen: false,
    edible: false,
  },
  {
    id: 2,
    species: 'Holm oak',
    height: 11.8,
    girth: 164,
    hardiness: -15,
    native: false,
    evergreen: true,
    edible: true,
  },
  {
    id: 3,
    species: 'Scots pine',
    height: 22.5,
    girth: 190,
    hardiness: -40,
    native: true,
    evergreen: true,
    edible: false,
  },
  {
    id: 4,
    species: 'Black mulberry',
    height: 7.4,
    girth: 133,
    hardiness: -20,
    native: false,
    evergreen: false,
    edible: true,
  },
];
