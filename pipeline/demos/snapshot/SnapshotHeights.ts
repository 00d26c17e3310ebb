import type { Element } from 'happy-dom';
import { type BoxStyles, ownText } from './BoxStyles.ts';
import { flexSizes } from './flexSizes.ts';
import { getOrCompute } from './getOrCompute.ts';
import type { SnapshotWidths } from './SnapshotWidths.ts';

/** Heights of elements; they follow from a container whose height is known, or from the content at its width. */
export class SnapshotHeights {
  #styles: BoxStyles;
  #widths: SnapshotWidths;
  #root: Element;
  #heights = new Map<Element, number>();
  /** Heights while that of their container is being found out, so that a share of it means nothing. */
  #intrinsicHeights = new Map<Element, number>();
  #isIntrinsic = false;

  constructor(styles: BoxStyles, widths: SnapshotWidths, root: Element) {
    this.#styles = styles;
    this.#widths = widths;
    this.#root = root;
  }

  forget(): void {
    this.#heights.clear();
    this.#intrinsicHeights.clear();
  }

  /** Height of an element's border box. */
  height(element: Element): number {
    return getOrCompute(this.#isIntrinsic ? this.#intrinsicHeights : this.#heights, element, () => {
      const size = this.#definite(element) ?? this.#content(element);
      return this.#styles.clamp(element, 'height', size, null);
    });
  }

  /** Height inside padding and border. */
  inner(element: Element): number {
    return Math.max(this.height(element) - this.#styles.inset(element, 'y'), 0);
  }

  /** The height an element has whatever its content; null when the content decides. */
  #definite(element: Element): number | null {
    const styles = this.#styles;
    const parent = element === this.#root ? null : element.parentElement;
    const isShare = styles.get(element, 'height')?.includes('%') === true;
    const explicit = styles.explicit(element, 'height', isShare ? this.#room(parent) : null);
    const isOutOfFlow = styles.isOutOfFlow(element);
    const container = parent && !isOutOfFlow && styles.isFlex(parent) ? parent : null;
    if (container && styles.isColumn(container)) {
      const space = this.#room(container);
      return space === null ? explicit : this.#inColumn(container, element, space);
    }
    const [width = 0, height = 1] =
      styles.get(element, 'aspect-ratio')?.split('/').map(Number) ?? [];
    if (explicit !== null || width > 0) {
      return explicit ?? (this.#widths.width(element) * height) / width;
    }
    const isFilling = isOutOfFlow
      ? styles.isPinned(element, ['top', 'bottom'])
      : container !== null && styles.isStretched(element, container);
    return isFilling ? this.#room(parent) : null;
  }

  /** The height a container has for its content; null when that decides. */
  #room(container: Element | null): number | null {
    const height = container && !this.#isIntrinsic ? this.#definite(container) : null;
    return container && height !== null
      ? Math.max(height - this.#styles.inset(container, 'y'), 0)
      : null;
  }

  #inColumn(container: Element, element: Element, space: number): number | null {
    const styles = this.#styles;
    const children = styles.inFlow(container);
    const items = children.map((child) =>
      styles.flexItem(child, 'height', space, () => this.#intrinsic(child)),
    );
    const gaps = styles.gap(container, 'row') * (children.length - 1);
    return flexSizes(items, space - gaps)[children.indexOf(element)] ?? null;
  }

  #intrinsic(element: Element): number {
    const before = this.#isIntrinsic;
    this.#isIntrinsic = true;
    const height = this.#content(element);
    this.#isIntrinsic = before;
    return height;
  }

  #content(element: Element): number {
    return this.#styles.inset(element, 'y') + this.#innerContent(element);
  }

  #innerContent(element: Element): number {
    const styles = this.#styles;
    const children = styles.inFlow(element);
    const text = ownText(element);
    const gap = styles.gap(element, 'row');
    if (styles.isFlex(element) && !styles.isColumn(element)) {
      const lines = this.#widths
        .flexLines(element)
        .map((line) => this.#highest(line.map(({ item }) => item.element)));
      return Math.max(sum(lines, gap), text === '' ? 0 : styles.lineHeight(element));
    }
    if (styles.isGrid(element)) {
      const columns = styles.columns(element);
      const starts = children.flatMap((_, index) => (index % columns === 0 ? [index] : []));
      return sum(
        starts.map((start) => this.#highest(children.slice(start, start + columns))),
        gap,
      );
    }
    const outer = children.map((child) => this.height(child) + styles.edges(child, 'margin', 'y'));
    const isText = children.every((child) => styles.isInline(child));
    if (!styles.isFlex(element) && isText && (text !== '' || children.length > 0)) {
      return Math.max(this.#lines(element) * styles.lineHeight(element), ...outer);
    }
    return sum(outer, styles.isFlex(element) ? gap : 0);
  }

  /** Lines that the text of an element needs. */
  #lines(element: Element): number {
    const styles = this.#styles;
    const room = this.#widths.inner(element);
    const wanted = this.#widths.contentWidth(element) - styles.inset(element, 'x');
    const isWhole = room === 0 || styles.get(element, 'white-space') === 'nowrap';
    return isWhole ? 1 : Math.max(Math.ceil((wanted - 0.5) / room), 1);
  }

  /** Height of the highest of some items, as if nothing stretched them. */
  #highest(elements: Element[]): number {
    const styles = this.#styles;
    const heights = elements.map((element) => {
      const own = styles.explicit(element, 'height', null) ?? this.#intrinsic(element);
      return styles.clamp(element, 'height', own, null) + styles.edges(element, 'margin', 'y');
    });
    return Math.max(0, ...heights);
  }
}

function sum(heights: number[], gap: number): number {
  return heights.reduce((total, height) => total + height, gap * Math.max(heights.length - 1, 0));
}
