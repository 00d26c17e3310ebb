/**
 * The Sankey chart calls `Iterator.prototype.toArray()`, which browsers have and Node 20 has not. Import this module for
 * its effect before a demo is rendered in Node; it goes when Node 22 is the oldest version supported (decision 015).
 */
const prototype: object = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));

if (!('toArray' in prototype)) {
  Object.defineProperty(prototype, 'toArray', {
    configurable: true,
    writable: true,
    value(this: IterableIterator<unknown>) {
      return [...this];
    },
  });
}
