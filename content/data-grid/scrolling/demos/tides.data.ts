/** A tide of a harbor, one of four on each day. */
export interface Tide {
  id: number;
  day: number;
  kind: 'High' | 'Low';
  time: string;
  /** Height above chart datum in centimeters. */
  height: number;
  current: string;
  moon: string;
}

const moons = ['New', 'Waxing', 'Full', 'Waning'];

/** A month of tides, computed so that the table is the same on every visit. */
export const tides: Tide[] = Array.from({ length: 112 }, (_, index) => {
  const minutes = (index * 373 + 95) % 1440;
  const isHigh = index % 2 === 0;
  return {
    id: index + 1,
    day: Math.floor(index / 4) + 1,
    kind: isHigh ? 'High' : 'Low',
    time: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    height: (isHigh ? 410 : 60) + ((index * 29) % 70),
    current: isHigh ? 'Flood, north' : 'Ebb, south',
    moon: moons[Math.floor(index / 28)] ?? 'New',
  };
});
