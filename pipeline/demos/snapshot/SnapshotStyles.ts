import type { Element } from 'happy-dom';
import type { TextFont } from './measureText.ts';
import { resolveLength } from './resolveLength.ts';
import type { Declarations, SnapshotRules } from './SnapshotRules.ts';

/** The two sides of a box along one axis. */
export type Axis = 'x' | 'y';

const sides = { x: ['left', 'right'], y: ['top', 'bottom'] } as const;
const logical = {
  left: 'inline-start',
  right: 'inline-end',
  top: 'block-start',
  bottom: 'block-end',
};
const axes = { x: 'inline', y: 'block' };

const inlineTags = new Set(
  'a abbr b button code em i img input label small span strong sub sup svg u'.split(' '),
);

const invisibleTags = new Set('style script template'.split(' '));

/** Reads what sizes depend on from the styles of elements, inherited values and variables included. */
export class SnapshotStyles {
  #rules: SnapshotRules;
  #variables: Record<string, string>;
  #known = new Map<Element, Declarations>();

  constructor(rules: SnapshotRules, variables: Record<string, string>) {
    this.#rules = rules;
    this.#variables = variables;
  }

  /** Forgets what it has read; elements and rules have changed. */
  forget(): void {
    this.#known.clear();
  }

  /** The value of a property, its variables replaced. */
  get(element: Element, name: string): string | undefined {
    const value = this.#own(element).get(name);
    return value?.includes('var(') ? this.#replaceVariables(element, value) : value;
  }

  /** The length a property has, in pixels. */
  length(element: Element, name: string, whole: number | null): number | null {
    const value = this.get(element, name);
    return value === undefined ? null : this.#resolve(element, value, whole);
  }

  display(element: Element): string {
    if (element.hasAttribute('hidden') || invisibleTags.has(element.localName)) {
      return 'none';
    }
    return this.get(element, 'display') ?? (inlineTags.has(element.localName) ? 'inline' : 'block');
  }

  /** Padding and border of both sides together. */
  inset(element: Element, axis: Axis): number {
    return this.edges(element, 'padding', axis) + this.#borders(element, axis);
  }

  /** Padding or margin of both sides together; `auto` counts as nothing. */
  edges(element: Element, kind: 'padding' | 'margin', axis: Axis): number {
    return sides[axis].reduce((sum, side, index) => {
      const value =
        this.get(element, `${kind}-${side}`) ??
        this.get(element, `${kind}-${logical[side]}`) ??
        pick(this.get(element, `${kind}-${axes[axis]}`), [index, 0]) ??
        pick(this.get(element, kind), axis === 'y' ? [index * 2, 0] : [index === 0 ? 3 : 1, 1, 0]);
      return sum + (value === undefined ? 0 : this.#pixels(element, value));
    }, 0);
  }

  #borders(element: Element, axis: Axis): number {
    return sides[axis].reduce((sum, side) => {
      const value =
        this.get(element, `border-${side}-width`) ??
        this.get(element, `border-${side}`) ??
        this.get(element, 'border-width') ??
        this.get(element, 'border') ??
        '0';
      return sum + (/\bnone\b/.test(value) ? 0 : this.#pixels(element, value.split(' ')[0] ?? ''));
    }, 0);
  }

  #pixels(element: Element, value: string): number {
    return this.#resolve(element, value, null) ?? 0;
  }

  #resolve(element: Element, value: string, whole: number | null): number | null {
    // Most lengths are plain, and finding the font asks all elements around.
    const plain = /^([\d.]+)(?:px)?$/.exec(value);
    return plain
      ? Number(plain[1])
      : resolveLength(value, {
          whole,
          fontSize: /e?m|ch/.test(value) ? this.font(element).size : 16,
        });
  }

  /** The font of an element's text. */
  font(element: Element): TextFont {
    const size = this.#inherited(element, 'font-size', /(?:^|\s)([\d.]+(?:px|rem|em))/);
    const parent = size?.from.parentElement;
    const pixels = size
      ? resolveLength(size.value, { whole: null, fontSize: parent ? this.font(parent).size : 16 })
      : null;
    const weight = this.#inherited(element, 'font-weight', /^(\d00|bold)\s/)?.value ?? '400';
    const spacing = this.#inherited(element, 'letter-spacing', null)?.value ?? '0';
    const fontSize = pixels ?? 16;
    return {
      size: fontSize,
      weight: weight === 'bold' ? 700 : Number(weight) || 400,
      letterSpacing: resolveLength(spacing, { whole: null, fontSize }) ?? 0,
    };
  }

  /** Height of one line of an element's text. */
  lineHeight(element: Element): number {
    const { size } = this.font(element);
    const value = this.#inherited(element, 'line-height', /\/([\d.]+\w*)/)?.value ?? '1.5';
    return /^[\d.]+$/.test(value)
      ? Number(value) * size
      : (resolveLength(value, { whole: size, fontSize: size }) ?? size * 1.21);
  }

  /** An inherited value and the element that has it; `short` finds it in the shorthand `font`. */
  #inherited(element: Element, name: string, short: RegExp | null) {
    for (let from: Element | null = element; from; from = from.parentElement) {
      const font = short ? this.get(from, 'font') : undefined;
      const value = this.get(from, name) ?? (font && short?.exec(font)?.[1]);
      if (value && value !== 'inherit') {
        return { from, value };
      }
    }
    return null;
  }

  #own(element: Element): Declarations {
    const known = this.#known.get(element) ?? this.#rules.of(element);
    this.#known.set(element, known);
    return known;
  }

  #replaceVariables(element: Element, value: string, depth = 0): string {
    if (depth > 8 || !value.includes('var(')) {
      return value;
    }
    const replaced = value.replace(
      /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g,
      (_match, name: string, fallback?: string) => this.#variable(element, name) ?? fallback ?? '',
    );
    return this.#replaceVariables(element, replaced, depth + 1);
  }

  #variable(element: Element, name: string): string | undefined {
    for (let from: Element | null = element; from; from = from.parentElement) {
      const value = this.#own(from).get(name);
      if (value !== undefined) {
        return value;
      }
    }
    return this.#variables[name];
  }
}

/** The first of the given places that a shorthand has a value at. */
function pick(shorthand: string | undefined, places: number[]): string | undefined {
  const parts = shorthand?.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g);
  return places.map((place) => parts?.[place]).find((part) => part !== undefined);
}
