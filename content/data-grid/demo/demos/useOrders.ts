import * as React from 'react';
import { makeOrder } from './orders.data';
import type { Order } from './orders.data';

const sliceSize = 5000;

function makeSlice(orders: Order[], count: number) {
  const end = Math.min(orders.length + sliceSize, count);
  for (let id = orders.length; id < end; id += 1) {
    orders.push(makeOrder(id));
  }
  return orders.length === count;
}

/**
 * Makes orders in slices and gives the browser a turn after each one, so that the page stays
 * responsive. The first slice is made at once and is part of the first render.
 */
export function useOrders(count: number) {
  const [orders, setOrders] = React.useState<Order[]>(() => {
    const first: Order[] = [];
    makeSlice(first, count);
    return first;
  });
  const [made, setMade] = React.useState(orders.length);

  React.useEffect(() => {
    const next: Order[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const isDone = makeSlice(next, count);
      setMade(next.length);
      if (isDone) {
        setOrders((current) => (current.length === count ? current : next));
      } else {
        timer = setTimeout(work);
      }
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [count]);

  return { orders, progress: orders.length === count ? 1 : made / count };
}
