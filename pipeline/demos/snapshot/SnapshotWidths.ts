import type { Element } from 'happy-dom';
import { type BoxItem, type BoxStyles, ownText } from './BoxStyles.ts';
import { flexLines, flexSizes } from './flexSizes.ts';
import { measureText } from './measureText.ts';
import { getOrCompute } from './getOrCompute.ts';

/** A line of a flex container. */
export type FlexLine = { item: BoxItem; size: number }[];

/** Widths of elements; they follow from the containers around them, or from the text within. */
export class SnapshotWidths {
  #styles: BoxStyles;
  #root: Element;
  #rootWidth: number;
  #widths = new Map<Element, number>();
  #lines = new Map<Element, FlexLine[]>();

  constructor(styles: BoxStyles, root: Element, rootWidth: number) {
    this.#styles = styles;
    this.#root = root;
    this.#rootWidth = rootWidth;
  }

  forget(): void {
    this.#widths.clear();
    this.#lines.clear();
  }

  /** Width of an element's border box. */
  width(element: Element): number {
    return getOrCompute(this.#widths, element, () => {
      const { parentElement } = element;
      if (element === this.#root || !parentElement || !this.#root.contains(element)) {
        return element === this.#root ? this.#rootWidth : this.contentWidth(element);
      }
      const room = this.inner(parentElement);
      const size = this.#widthIn(parentElement, element, room);
      return this.#styles.clamp(element, 'width', size, room);
    });
  }

  /** Width inside padding and border. */
  inner(element: Element): number {
    return Math.max(this.width(element) - this.#styles.inset(element, 'x'), 0);
  }

  #widthIn(parent: Element, element: Element, room: number): number {
    const styles = this.#styles;
    const explicit = () => styles.explicit(element, 'width', room);
    if (styles.isOutOfFlow(element)) {
      const isPinned = styles.isPinned(element, ['left', 'right']);
      return explicit() ?? (isPinned ? room : this.contentWidth(element));
    }
    if (styles.isFlex(parent) && !styles.isColumn(parent)) {
      const items = this.flexLines(parent).flat();
      return items.find(({ item }) => item.element === element)?.size ?? 0;
    }
    const left = room - styles.edges(element, 'margin', 'x');
    if (styles.isGrid(parent)) {
      const columns = styles.columns(parent);
      return explicit() ?? (left - styles.gap(parent, 'column') * (columns - 1)) / columns;
    }
    const isStretched = styles.isFlex(parent)
      ? styles.isStretched(element, parent)
      : !styles.isInline(element);
    return explicit() ?? (isStretched ? left : Math.min(this.contentWidth(element), left));
  }

  /** The lines of a flex container that is a row. */
  flexLines(parent: Element): FlexLine[] {
    return getOrCompute(this.#lines, parent, () => {
      const styles = this.#styles;
      const gap = styles.gap(parent, 'column');
      const room = this.inner(parent);
      const items = styles
        .inFlow(parent)
        .map((child) => styles.flexItem(child, 'width', room, () => this.contentWidth(child)));
      const lines = styles.wraps(parent) ? flexLines(items, room, gap) : [items];
      return lines.map((line) => {
        const sizes = flexSizes(line, room - gap * (line.length - 1));
        return line.map((item, index) => ({ item, size: sizes[index] ?? 0 }));
      });
    });
  }

  /** Width of an element that has all the room it wants. */
  contentWidth(element: Element): number {
    const styles = this.#styles;
    const children = styles.inFlow(element);
    const widths = children.map(
      (child) =>
        (styles.explicit(child, 'width', null) ??
          styles.clamp(child, 'width', this.contentWidth(child), null)) +
        styles.edges(child, 'margin', 'x'),
    );
    const isFlex = styles.isFlex(element);
    const isRow = isFlex
      ? !styles.isColumn(element)
      : children.every((child) => styles.isInline(child));
    const gaps = isFlex ? styles.gap(element, 'column') * Math.max(children.length - 1, 0) : 0;
    const inner = isRow ? widths.reduce((sum, width) => sum + width, gaps) : Math.max(0, ...widths);
    return styles.inset(element, 'x') + inner + measureText(ownText(element), styles.font(element));
  }
}
