/** How far an order has come. */
export type OrderStatus = 'Open' | 'Packed' | 'Shipped' | 'Returned';

/** An order of a tea wholesaler. */
export interface Order {
  id: number;
  order: string;
  customer: string;
  country: string;
  tea: string;
  quantity: number;
  /** In euros for one kilogram. */
  price: number;
  total: number;
  status: OrderStatus;
  express: boolean;
  ordered: Date;
}

const towns = ['Aldermoor', 'Brinkley', 'Castelvo', 'Dunmara', 'Estrel', 'Fjordby', 'Gorlan'];
const shops = ['Tea House', 'Market', 'Kitchen', 'Grocers', 'Hotel'];
const countries = ['Austria', 'Belgium', 'Denmark', 'Estonia', 'France', 'Ireland', 'Portugal'];
const teas = [
  'Assam',
  'Darjeeling',
  'Genmaicha',
  'Keemun',
  'Oolong',
  'Rooibos',
  'Sencha',
  'Yunnan',
];

/** The states that an order passes through. */
export const statuses: OrderStatus[] = ['Open', 'Packed', 'Shipped', 'Returned'];

function pick<Item>(list: Item[], number: number): Item {
  return list[number % list.length] as Item;
}

/** Turns neighboring numbers into numbers that have nothing in common. */
function scatter(number: number): number {
  let bits = number;
  for (let round = 0; round < 2; round += 1) {
    bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  }
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** One order. The same number gives the same order on each visit. */
export function makeOrder(id: number): Order {
  const seed = scatter(id + 1);
  const quantity = 2 + (seed % 97);
  const price = 9 + ((seed >>> 7) % 380) / 10;
  return {
    id,
    order: `T-${String(id + 1).padStart(6, '0')}`,
    customer: `${pick(towns, seed >>> 3)} ${pick(shops, seed >>> 11)}`,
    country: pick(countries, seed >>> 5),
    tea: pick(teas, seed >>> 9),
    quantity,
    price,
    total: Math.round(quantity * price * 100) / 100,
    status: pick(statuses, seed >>> 13),
    express: (seed >>> 15) % 4 === 0,
    ordered: new Date(2026, 0, 1 + ((seed >>> 17) % 180)),
  };
}
