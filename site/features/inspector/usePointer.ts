import { useEffect, useEffectEvent } from 'react';
import { closestPart, type PartTree } from './partTree.ts';

interface PointerAnswers {
  onPoint: (part: Element) => void;
  onPress: (part: Element) => void;
}

/** Presses select parts and do not reach the component; it may still follow the pointer, because hovering changes its classes. */
const presses = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'dblclick',
  'contextmenu',
];

/** Follows the pointer over a running component. */
export function usePointer(tree: PartTree, answers: PointerAnswers): void {
  const point = useEffectEvent((event: Event) => {
    const part = closestPart(tree, event.target as Element);
    if (part) {
      answers.onPoint(part);
    }
  });
  const press = useEffectEvent((event: Event) => {
    event.stopPropagation();
    event.preventDefault();
    const part = event.type === 'click' && closestPart(tree, event.target as Element);
    if (part) {
      answers.onPress(part);
    }
  });

  const { root } = tree;
  useEffect(() => {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    root.addEventListener('pointermove', (event) => point(event), options);
    presses.forEach((type) => root.addEventListener(type, (event) => press(event), options));
    return () => ending.abort();
  }, [root]);
}
