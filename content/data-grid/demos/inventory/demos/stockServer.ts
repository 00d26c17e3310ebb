import { createListHandler } from '../../../shared/dataServer';
import type { DataRequest } from '../../../shared/dataServer';
import { firstItems } from './stock.data';
import type { StockItem } from './stock.data';

export type StockRequest =
  | { kind: 'list'; query: DataRequest }
  | { kind: 'save'; item: StockItem }
  | { kind: 'remove'; item: StockItem };

/** Each response also contains the number of items to reorder, so that the page needs no second request. */
export interface StockResponse {
  rows: StockItem[];
  rowCount?: number;
  toReorder: number;
}

type StoredItem = Omit<StockItem, 'status'>;

function withStatus(item: StoredItem): StockItem {
  const status = item.stock === 0 ? 'Out' : item.stock < item.minimum ? 'Low' : 'In stock';
  return { ...item, status };
}

/** A store in memory with the rules of a warehouse. Saving an unknown id adds the item. */
export function createStockServer() {
  const items = new Map<number, StoredItem>(firstItems.map((item) => [item.id, item]));

  const save = (item: StockItem): StockItem => {
    const other = [...items.values()].find(({ id, bin }) => bin === item.bin && id !== item.id);
    if (other) {
      throw new Error(`Bin ${item.bin} already contains ${other.name}.`);
    }
    if (!Number.isInteger(item.stock) || item.stock < 0) {
      throw new Error('The stock must be a whole number.');
    }
    items.set(item.id, item);
    return withStatus(item);
  };

  return (request: StockRequest): StockResponse => {
    let found: { rows: object[]; rowCount?: number };
    if (request.kind === 'list') {
      found = createListHandler([...items.values()].map(withStatus))(request.query);
    } else if (request.kind === 'save') {
      found = { rows: [save(request.item)] };
    } else {
      items.delete(request.item.id);
      found = { rows: [] };
    }
    const toReorder = [...items.values()].filter(({ stock, minimum }) => stock < minimum).length;
    return { ...found, rows: found.rows as StockItem[], toReorder };
  };
}
