import type { Element } from 'happy-dom';
import type { BoxStyles } from './BoxStyles.ts';
import { measureText } from './measureText.ts';
import { SnapshotHeights } from './SnapshotHeights.ts';
import { SnapshotWidths } from './SnapshotWidths.ts';

/**
 * Sizes of elements in a document that is never drawn: blocks, flex boxes, simple grids and lines of text.
 * Components ask for the size of few elements, mostly of their root, so it computes only what is asked for.
 */
export class SnapshotLayout {
  readonly styles: BoxStyles;
  #widths: SnapshotWidths;
  #heights: SnapshotHeights;

  constructor(styles: BoxStyles, root: Element, rootWidth: number) {
    this.styles = styles;
    this.#widths = new SnapshotWidths(styles, root, rootWidth);
    this.#heights = new SnapshotHeights(styles, this.#widths, root);
  }

  /** Forgets all sizes; elements or rules have changed. */
  forget(): void {
    this.styles.forget();
    this.#widths.forget();
    this.#heights.forget();
  }

  /** Width of an element's border box. */
  width(element: Element): number {
    return this.#widths.width(element);
  }

  /** Height of an element's border box. */
  height(element: Element): number {
    return this.#heights.height(element);
  }

  /** Width inside padding and border. */
  innerWidth(element: Element): number {
    return this.#widths.inner(element);
  }

  /** Height inside padding and border. */
  innerHeight(element: Element): number {
    return this.#heights.inner(element);
  }

  /** Width of a line with all text of an element. */
  textWidth(element: Element): number {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ');
    return measureText(text, this.styles.font(element));
  }
}
