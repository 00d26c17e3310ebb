import type { Element } from 'happy-dom';
import type { SnapshotLayout } from './SnapshotLayout.ts';

/** A size as observers are told it. */
interface ObservedSize {
  inlineSize: number;
  blockSize: number;
}

/** The part of an entry that components read. */
interface SizeEntry {
  target: Element;
  contentRect: Rectangle;
  contentBoxSize: ObservedSize[];
  borderBoxSize: ObservedSize[];
}

/** What `new ResizeObserver(callback)` is given. */
export type SizeCallback = (entries: SizeEntry[], observer: SizeObserver) => void;

/** What `new ResizeObserver(callback)` makes. */
export interface SizeObserver {
  observe: (element: Element) => void;
  unobserve: (element: Element) => void;
  disconnect: () => void;
}

interface Observed {
  callback: SizeCallback;
  observer: SizeObserver;
  sizes: Map<Element, string>;
}

/** Observers of sizes in a document without a screen: they are told by `deliver`, when everything else rests. */
export class SnapshotObservers {
  #observed = new Set<Observed>();
  #layout: () => SnapshotLayout;

  constructor(layout: () => SnapshotLayout) {
    this.#layout = layout;
  }

  /** Creates what `new ResizeObserver(callback)` would. */
  create(callback: SizeCallback): SizeObserver {
    const sizes = new Map<Element, string>();
    const observer: SizeObserver = {
      observe: (element) => {
        sizes.set(element, '');
        this.#observed.add(own);
      },
      unobserve: (element) => {
        sizes.delete(element);
      },
      disconnect: () => {
        this.#observed.delete(own);
      },
    };
    const own: Observed = { callback, observer, sizes };
    return observer;
  }

  /** Tells about every size that has changed; false when none has. */
  deliver(): boolean {
    let hasChanged = false;
    // Callbacks may add observers; those are notified in the next round.
    const observed = Array.from(this.#observed);
    for (const { callback, observer, sizes } of observed) {
      const entries = [...sizes].flatMap(([element, before]) => {
        const entry = this.#entry(element);
        const size = `${entry.contentRect.width} ${entry.contentRect.height}`;
        sizes.set(element, size);
        return size === before ? [] : [entry];
      });
      if (entries.length > 0) {
        hasChanged = true;
        callback(entries, observer);
      }
    }
    return hasChanged;
  }

  #entry(target: Element): SizeEntry {
    const layout = this.#layout();
    const inner = { width: layout.innerWidth(target), height: layout.innerHeight(target) };
    const contentBoxSize = [{ inlineSize: inner.width, blockSize: inner.height }];
    const borderBoxSize = [{ inlineSize: layout.width(target), blockSize: layout.height(target) }];
    return {
      target,
      contentRect: rectangle(inner.width, inner.height),
      contentBoxSize,
      borderBoxSize,
    };
  }
}

/** A rectangle at the start of the page: positions are not needed until a popup opens. */
export function rectangle(width: number, height: number) {
  return { x: 0, y: 0, top: 0, left: 0, right: width, bottom: height, width, height };
}

type Rectangle = ReturnType<typeof rectangle>;
