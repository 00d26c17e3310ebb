/** A country in 2015. */
export interface Country {
  id: string;
  /** Income per person and year in dollars, adjusted for prices. */
  x: number;
  /** Life expectancy in years. */
  y: number;
  /** Population in millions. */
  z: number;
}

/** Forty-two countries by continent, the largest first. */
export const countries: Record<string, Country[]> = {
  Asia: [
    { id: 'China', x: 13334, y: 76.9, z: 1376 },
    { id: 'India', x: 5903, y: 66.8, z: 1311 },
    { id: 'Indonesia', x: 10504, y: 70.9, z: 257.6 },
    { id: 'Pakistan', x: 4743, y: 66.5, z: 188.9 },
    { id: 'Bangladesh', x: 3161, y: 70.1, z: 161 },
    { id: 'Japan', x: 36162, y: 83.5, z: 126.6 },
    { id: 'Philippines', x: 6876, y: 70.2, z: 100.7 },
    { id: 'Vietnam', x: 5623, y: 76.5, z: 93.4 },
    { id: 'Iran', x: 15573, y: 78.5, z: 79.1 },
    { id: 'Turkey', x: 19360, y: 76.5, z: 78.7 },
    { id: 'Thailand', x: 14512, y: 75.1, z: 68 },
    { id: 'Myanmar', x: 4012, y: 67.9, z: 53.9 },
    { id: 'South Korea', x: 34644, y: 80.7, z: 50.3 },
    { id: 'Afghanistan', x: 1925, y: 57.63, z: 32.5 },
    { id: 'Saudi Arabia', x: 52469, y: 78.1, z: 31.5 },
    { id: 'Singapore', x: 80794, y: 82.1, z: 5.6 },
  ],
  Europe: [
    { id: 'Russia', x: 23038, y: 73.13, z: 143.5 },
    { id: 'Germany', x: 44053, y: 81.1, z: 80.7 },
    { id: 'United Kingdom', x: 38225, y: 81.4, z: 64.7 },
    { id: 'France', x: 37599, y: 81.9, z: 64.4 },
    { id: 'Italy', x: 33297, y: 82.1, z: 59.8 },
    { id: 'Spain', x: 32979, y: 81.7, z: 46.1 },
    { id: 'Ukraine', x: 8449, y: 72.1, z: 44.8 },
    { id: 'Poland', x: 24787, y: 77.3, z: 38.6 },
    { id: 'Switzerland', x: 56118, y: 82.9, z: 8.3 },
  ],
  Americas: [
    { id: 'United States', x: 53354, y: 79.1, z: 321.8 },
    { id: 'Brazil', x: 15441, y: 75.6, z: 207.8 },
    { id: 'Mexico', x: 16850, y: 74.5, z: 127 },
    { id: 'Colombia', x: 12761, y: 75.8, z: 48.2 },
    { id: 'Argentina', x: 17344, y: 76.2, z: 43.4 },
    { id: 'Canada', x: 43294, y: 81.7, z: 35.9 },
  ],
  Africa: [
    { id: 'Nigeria', x: 5727, y: 61.33, z: 182.2 },
    { id: 'Ethiopia', x: 1520, y: 63.6, z: 99.4 },
    { id: 'Egypt', x: 11031, y: 71.3, z: 91.5 },
    { id: 'DR Congo', x: 809, y: 58.3, z: 77.3 },
    { id: 'South Africa', x: 12509, y: 63.72, z: 54.5 },
    { id: 'Tanzania', x: 2571, y: 63.43, z: 53.5 },
    { id: 'Kenya', x: 2898, y: 66.63, z: 46.1 },
    { id: 'Uganda', x: 1680, y: 60.8, z: 39 },
    { id: 'Mozambique', x: 1176, y: 56.4, z: 28 },
    { id: 'Ghana', x: 4099, y: 65.5, z: 27.4 },
    { id: 'Zambia', x: 4034, y: 58.96, z: 16.2 },
  ],
};
