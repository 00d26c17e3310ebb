import type { Element } from 'happy-dom';
import type { FlexItem } from './flexSizes.ts';
import { resolveLength } from './resolveLength.ts';
import { type Axis, SnapshotStyles } from './SnapshotStyles.ts';

/** One of the two sizes of a box. */
export type Side = 'width' | 'height';

/** An item of a flex container with the element it is. */
export interface BoxItem extends FlexItem {
  element: Element;
}

const axisOf: Record<Side, Axis> = { width: 'x', height: 'y' };

/** Parts of a CSS value between spaces outside of parentheses. */
const parts = (value = '') => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Reads how boxes are arranged: what lies in a container, in which direction, and what its items ask for. */
export class BoxStyles extends SnapshotStyles {
  isFlex(element: Element): boolean {
    return this.display(element).endsWith('flex');
  }

  isGrid(element: Element): boolean {
    return this.display(element).endsWith('grid');
  }

  isColumn(element: Element): boolean {
    const direction = this.get(element, 'flex-direction') ?? this.get(element, 'flex-flow');
    return direction?.startsWith('column') ?? false;
  }

  wraps(element: Element): boolean {
    const wrap = this.get(element, 'flex-wrap') ?? this.get(element, 'flex-flow') ?? '';
    return /\bwrap\b/.test(wrap) && !wrap.includes('nowrap');
  }

  /** Whether an item is as long as its container across the main axis. */
  isStretched(item: Element, container: Element): boolean {
    const align = this.get(item, 'align-self') ?? this.get(container, 'align-items') ?? 'stretch';
    return /stretch|normal/.test(align);
  }

  isInline(element: Element): boolean {
    return this.display(element).startsWith('inline');
  }

  isOutOfFlow(element: Element): boolean {
    return /absolute|fixed/.test(this.get(element, 'position') ?? '');
  }

  /** Whether an element out of flow reaches both ends of its container. */
  isPinned(element: Element, sides: [string, string]): boolean {
    return (
      this.get(element, 'inset') === '0' ||
      sides.every((side) => this.length(element, side, 0) === 0)
    );
  }

  /** Children that take room. */
  inFlow(element: Element): Element[] {
    return [...element.children].filter(
      (child) => this.display(child) !== 'none' && !this.isOutOfFlow(child),
    );
  }

  gap(element: Element, kind: 'row' | 'column'): number {
    const [row, column = row] = parts(this.get(element, 'gap'));
    const value = this.get(element, `${kind}-gap`) ?? (kind === 'row' ? row : column);
    return value === undefined ? 0 : (resolveLength(value, { whole: null, fontSize: 16 }) ?? 0);
  }

  /** Number of columns of a grid, taken for equally wide. */
  columns(element: Element): number {
    const template = this.get(element, 'grid-template-columns');
    const [, count] = /repeat\((\d+)/.exec(template ?? '') ?? [];
    return count ? Number(count) : Math.max(parts(template).length, 1);
  }

  /** Size that an element has by a property, or a picture by an attribute. */
  explicit(element: Element, side: Side, whole: number | null): number | null {
    return this.length(element, side, whole) ?? pictureSize(element, side);
  }

  /** A size within the limits of an element. */
  clamp(element: Element, side: Side, size: number, whole: number | null): number {
    const min = this.length(element, `min-${side}`, whole) ?? 0;
    const max = this.length(element, `max-${side}`, whole) ?? Number.POSITIVE_INFINITY;
    return Math.max(Math.min(size, max), min, 0);
  }

  /** What an element asks for as an item of a flex container with `space` pixels. */
  flexItem(element: Element, side: Side, space: number, content: () => number): BoxItem {
    const [grow, shrink, basis] = flexShorthand(this.get(element, 'flex'));
    const wanted = this.get(element, 'flex-basis') ?? basis;
    const hidesRest = /hidden|auto|scroll/.test(this.get(element, 'overflow') ?? '');
    const item = {
      element,
      grow: Number(this.get(element, 'flex-grow') ?? grow),
      // Down to its content, no item shrinks by itself.
      shrink:
        side === 'height' && !hidesRest ? 0 : Number(this.get(element, 'flex-shrink') ?? shrink),
      min: this.length(element, `min-${side}`, space) ?? 0,
      max: this.length(element, `max-${side}`, space) ?? Number.POSITIVE_INFINITY,
      margins: this.edges(element, 'margin', axisOf[side]),
    };
    const explicit =
      resolveLength(wanted ?? '', { whole: space, fontSize: 16 }) ??
      this.explicit(element, side, space);
    // A part that scrolls takes what the others leave, however much it contains.
    const takesRest = side === 'height' && item.grow > 0 && hidesRest;
    return { ...item, basis: explicit ?? (takesRest ? 0 : content()) };
  }
}

/** The text that is in an element itself, not in those within. */
export function ownText(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
  const text = texts.map(({ textContent }) => textContent ?? '').join('');
  return text.replace(/\s+/g, ' ').trim();
}

function pictureSize(element: Element, side: Side): number | null {
  const isPicture = /^(?:svg|img|canvas)$/.test(element.localName);
  const value = isPicture ? element.getAttribute(side) : null;
  return value !== null && /^[\d.]+$/.test(value) ? Number(value) : null;
}

/** Grow, shrink and basis of the shorthand `flex`. */
function flexShorthand(value?: string): [grow: string, shrink: string, basis: string | undefined] {
  const [first, ...rest] = parts(value);
  if (first === undefined || first === 'none' || first === 'auto') {
    return first === undefined
      ? ['0', '1', undefined]
      : [first === 'none' ? '0' : '1', first === 'none' ? '0' : '1', 'auto'];
  }
  const numbers = [first, ...rest].filter((part) => /^[\d.]+$/.test(part));
  const basis = [first, ...rest].find((part) => !/^[\d.]+$/.test(part));
  return [numbers[0] ?? '1', numbers[1] ?? '1', basis ?? '0px'];
}
