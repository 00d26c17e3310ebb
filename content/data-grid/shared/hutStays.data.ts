/** A booking in one of eight mountain huts. */
export interface Stay {
  id: number;
  /** Code of the booking. */
  code: string;
  hut: string;
  region: string;
  year: string;
  season: string;
  room: string;
  guests: number;
  nights: number;
  revenue: number;
}

const huts = [
  { hut: 'Kestrel Saddle', region: 'Harrow Range', price: 34 },
  { hut: 'Tarn Lodge', region: 'Harrow Range', price: 41 },
  { hut: 'Old Cairn', region: 'Harrow Range', price: 28 },
  { hut: 'Lynx Hollow', region: 'Ossel Valley', price: 37 },
  { hut: 'Mill Shelter', region: 'Ossel Valley', price: 25 },
  { hut: 'Snowfinch', region: 'Veil Plateau', price: 46 },
  { hut: 'Three Winds', region: 'Veil Plateau', price: 39 },
  { hut: 'Quarry Hut', region: 'Veil Plateau', price: 31 },
] as const;
const seasons = ['Autumn', 'Spring', 'Summer', 'Winter'] as const;

/** Makes bookings from their numbers: the same ones every time, in no particular order. */
export function makeStays(count: number): Stay[] {
  return Array.from({ length: count }, (_, index) => {
    const { hut, region, price } = huts[(index * 5 + Math.floor(index / 8)) % 8] ?? huts[0];
    const guests = 1 + ((index * 7) % 6);
    const nights = 1 + ((index * 13 + Math.floor(index / 6)) % 4);
    const isPrivate = (index * 3) % 7 < 2;
    return {
      id: index + 1,
      code: `${hut.slice(0, 2).toUpperCase()}-${String(1000 + ((index * 379) % 9000))}`,
      hut,
      region,
      year: index % 5 < 2 ? '2024' : '2025',
      season: seasons[(index * 11 + Math.floor(index / 4)) % 4] ?? seasons[0],
      room: isPrivate ? 'Private room' : 'Bunk room',
      guests,
      nights,
      revenue: guests * nights * (isPrivate ? price + 22 : price),
    };
  });
}
