import { latency } from '../../shared/queryRows';
import type { Delivery } from './deliveries.data';

const responses = new Map<number, Promise<string[]>>();

async function request({ items }: Delivery) {
  await latency();
  return items.map((item, index) => `${index + 2} crates of ${item.toLowerCase()}`);
}

/** Returns the items of a delivery, and sends one request per delivery. */
export function fetchItems(delivery: Delivery): Promise<string[]> {
  const response = responses.get(delivery.id) ?? request(delivery);
  responses.set(delivery.id, response);
  return response;
}
