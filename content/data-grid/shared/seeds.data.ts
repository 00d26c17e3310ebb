/** How much light a plant wants. */
export type Light = 'Shade' | 'Half shade' | 'Full sun';

/** A drawer of the seed library. */
export interface Seed {
  id: string;
  name: string;
  family: string;
  light: Light;
  packets: number;
  /** Percentage of seeds that sprouted in the last test; `null` until a test was made. */
  germination: number | null;
  harvested: Date;
}

/** What the seed library has in stock. */
export const seeds: Seed[] = [
  {
    id: 'A2',
    name: 'Broad bean',
    family: 'Legumes',
    light: 'Full sun',
    packets: 24,
    germination: 91,
    harvested: new Date(2025, 7, 12),
  },
  {
    id: 'A10',
    name: 'Sweet pea',
    family: 'Legumes',
    light: 'Half shade',
    packets: 9,
    germination: null,
    harvested: new Date(2025, 6, 30),
  },
  {
    id: 'A1',
    name: 'Red lentil',
    family: 'Legumes',
    light: 'Full sun',
    packets: 3,
    germination: 62,
    harvested: new Date(2023, 7, 5),
  },
  {
    id: 'B4',
    name: 'Lovage',
    family: 'Umbellifers',
    light: 'Half shade',
    packets: 14,
    germination: 78,
    harvested: new Date(2024, 8, 18),
  },
  {
    id: 'B12',
    name: 'Sweet cicely',
    family: 'Umbellifers',
    light: 'Shade',
    packets: 6,
    germination: null,
    harvested: new Date(2025, 7, 1),
  },
  {
    id: 'C3',
    name: 'Foxglove',
    family: 'Plantains',
    light: 'Shade',
    packets: 31,
    germination: 84,
    harvested: new Date(2024, 7, 26),
  },
];
