import type { PantryItem } from './pantry.data';

/** Answers after a short delay, as a server would; it refuses a stock below zero. */
export async function saveItem(item: PantryItem): Promise<PantryItem> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  if (item.stock < 0) {
    throw new Error(`${item.item}: the stock cannot be below zero.`);
  }
  return { ...item, shelf: item.shelf.trim().toUpperCase() };
}
