import type { Element } from 'happy-dom';

/** The value a map has for an element, or else the one that is computed now. */
export function getOrCompute<Value extends object | number>(
  known: Map<Element, Value>,
  element: Element,
  compute: () => Value,
): Value {
  const found = known.get(element) ?? compute();
  known.set(element, found);
  return found;
}
