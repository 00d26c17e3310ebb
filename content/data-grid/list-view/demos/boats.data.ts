/** A boat of a rental by a lake. */
export interface Boat {
  id: number;
  name: string;
  kind: 'Canoe' | 'Rowboat' | 'Sailboat' | 'Pedal boat';
  seats: number;
  /** In euros an hour. */
  price: number;
  status: 'Free' | 'Rented' | 'In repair';
}

/** The boats of a rental by a lake. */
export const boats: Boat[] = [
  { id: 1, name: 'Heron', kind: 'Rowboat', seats: 4, price: 14, status: 'Free' },
  { id: 2, name: 'Little Auk', kind: 'Canoe', seats: 2, price: 11, status: 'Rented' },
  { id: 3, name: 'Windfall', kind: 'Sailboat', seats: 5, price: 32, status: 'Free' },
  { id: 4, name: 'Puddle', kind: 'Pedal boat', seats: 4, price: 16, status: 'In repair' },
  { id: 5, name: 'Kingfisher', kind: 'Canoe', seats: 3, price: 13, status: 'Free' },
  { id: 6, name: 'Aunt Molly', kind: 'Rowboat', seats: 6, price: 18, status: 'Rented' },
  { id: 7, name: 'Quicksilver', kind: 'Sailboat', seats: 3, price: 28, status: 'Free' },
  { id: 8, name: 'Duckling', kind: 'Pedal boat', seats: 2, price: 12, status: 'Free' },
];
