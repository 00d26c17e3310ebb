/** Where a weather station stands. */
export type Terrain = 'Coast' | 'Valley' | 'Summit';

/** A weather station and its newest reading. */
export interface Station {
  id: number;
  name: string;
  terrain: Terrain;
  /** Meters above the sea. */
  altitude: number;
  /** Degrees Celsius. */
  temperature: number;
  /** From 0 to 1. */
  humidity: number;
  /** Meters per second. */
  wind: number;
  online: boolean;
  installed: Date;
  lastReading: Date;
}

/** The stations of a small weather service. */
export const stations: Station[] = [
  {
    id: 1,
    name: 'Gull Rock',
    terrain: 'Coast',
    altitude: 12,
    temperature: 7.4,
    humidity: 0.82,
    wind: 11.3,
    online: true,
    installed: new Date(2014, 4, 3),
    lastReading: new Date(2026, 2, 9, 14, 40),
  },
  {
    id: 2,
    name: 'Ebb Light',
    terrain: 'Coast',
    altitude: 4,
    temperature: 7.9,
    humidity: 0.88,
    wind: 13.8,
    online: true,
    installed: new Date(2009, 8, 21),
    lastReading: new Date(2026, 2, 9, 14, 40),
  },
  {
    id: 3,
    name: 'Mill Meadow',
    terrain: 'Valley',
    altitude: 310,
    temperature: 9.6,
    humidity: 0.61,
    wind: 2.1,
    online: true,
    installed: new Date(2018, 3, 12),
    lastReading: new Date(2026, 2, 9, 14, 45),
  },
  {
    id: 4,
    name: 'Tarn End',
    terrain: 'Valley',
    altitude: 486,
    temperature: 8.2,
    humidity: 0.7,
    wind: 3.4,
    online: false,
    installed: new Date(2011, 9, 30),
    lastReading: new Date(2026, 2, 9, 14, 5),
  },
  {
    id: 5,
    name: 'Long Saddle',
    terrain: 'Summit',
    altitude: 1640,
    temperature: -3.5,
    humidity: 0.54,
    wind: 17.2,
    online: true,
    installed: new Date(2016, 6, 8),
    lastReading: new Date(2026, 2, 9, 14, 45),
  },
  {
    id: 6,
    name: 'Crow Stone',
    terrain: 'Summit',
    altitude: 2115,
    temperature: -8.1,
    humidity: 0.47,
    wind: 24.6,
    online: true,
    installed: new Date(2020, 7, 19),
    lastReading: new Date(2026, 2, 9, 14, 45),
  },
  {
    id: 7,
    name: 'Sallow Bank',
    terrain: 'Valley',
    altitude: 205,
    temperature: 10.3,
    humidity: 0.66,
    wind: 1.4,
    online: true,
    installed: new Date(2022, 2, 27),
    lastReading: new Date(2026, 2, 9, 14, 40),
  },
  {
    id: 8,
    name: 'Far Needle',
    terrain: 'Summit',
    altitude: 2874,
    temperature: -14.7,
    humidity: 0.39,
    wind: 31,
    online: false,
    installed: new Date(2019, 5, 2),
    lastReading: new Date(2026, 2, 9, 14, 15),
  },
];
