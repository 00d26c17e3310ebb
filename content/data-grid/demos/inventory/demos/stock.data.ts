export type StockStatus = 'In stock' | 'Low' | 'Out';

export interface StockItem {
  id: number;
  sku: string;
  name: string;
  category: string;
  /** Shelf: a letter and two digits. */
  bin: string;
  stock: number;
  /** The item is reordered below this number. */
  minimum: number;
  /** Price in euros. */
  price: number;
  /** Computed by the server. */
  status: StockStatus;
}

export const categories = ['Deck', 'Electrical', 'Paint', 'Rope', 'Safety'];

type Line = [name: string, category: string, stock: number, minimum: number, price: number];

const lines: Line[] = [
  ['Anchor, folding, 6 kg', 'Deck', 7, 3, 64],
  ['Antifouling, navy, 2.5 l', 'Paint', 4, 6, 89.5],
  ['Bilge pump, 12 V', 'Electrical', 9, 4, 57.9],
  ['Boat hook, telescopic', 'Deck', 12, 5, 24.9],
  ['Bow shackle, 8 mm', 'Deck', 140, 60, 3.2],
  ['Cabin lamp, LED', 'Electrical', 0, 8, 18.5],
  ['Cam cleat, 6–12 mm', 'Deck', 22, 10, 14.8],
  ['Deck brush', 'Deck', 17, 6, 11.9],
  ['Dock line, 12 mm, 10 m', 'Rope', 26, 12, 31],
  ['Epoxy primer, 1 l', 'Paint', 11, 5, 42],
  ['Fender, 15 × 60 cm', 'Deck', 5, 12, 27.5],
  ['Fire extinguisher, 2 kg', 'Safety', 8, 6, 39.9],
  ['First-aid kit, coastal', 'Safety', 3, 4, 46],
  ['Flare, red, handheld', 'Safety', 48, 30, 9.8],
  ['Fuse holder, 6-way', 'Electrical', 15, 5, 21.4],
  ['Halyard, 8 mm, 30 m', 'Rope', 9, 8, 74],
  ['Hatch seal, per meter', 'Deck', 64, 20, 6.3],
  ['Horn, hand pump', 'Safety', 0, 3, 33.5],
  ['Impeller, type 09', 'Electrical', 13, 6, 28.7],
  ['Jackstay, 8 m', 'Safety', 6, 4, 52],
  ['Lifejacket, 150 N', 'Safety', 11, 10, 119],
  ['Mainsheet, 10 mm, 15 m', 'Rope', 14, 6, 45],
  ['Masthead light', 'Electrical', 2, 3, 96.5],
  ['Mooring spring', 'Deck', 19, 8, 22.6],
  ['Navigation light, port', 'Electrical', 7, 5, 34.9],
  ['Paint roller, foam', 'Paint', 85, 40, 2.4],
  ['Reefing line, 6 mm, 12 m', 'Rope', 10, 8, 19.9],
  ['Shore cable, 25 m', 'Electrical', 4, 4, 82],
  ['Shock cord, 5 mm, per meter', 'Rope', 210, 100, 1.1],
  ['Solar panel, 50 W', 'Electrical', 6, 2, 129],
  ['Splicing needle set', 'Rope', 3, 5, 26.8],
  ['Throw line, 25 m', 'Safety', 9, 6, 48.5],
  ['Topside enamel, white, 1 l', 'Paint', 16, 8, 37.9],
  ['Varnish, gloss, 1 l', 'Paint', 12, 6, 34.5],
  ['Whipping twine, 40 m', 'Rope', 33, 15, 4.6],
  ['Winch handle, 25 cm', 'Deck', 8, 4, 58],
];

export const firstItems = lines.map(([name, category, stock, minimum, price], index) => ({
  id: index + 1,
  sku: `${category.slice(0, 2).toUpperCase()}-${1040 + index * 7}`,
  name,
  category,
  bin: `${'ABCDEF'[index % 6]}${String(Math.floor(index / 6) * 4 + 11)}`,
  stock,
  minimum,
  price,
}));
