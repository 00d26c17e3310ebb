/** An item of a flex container, along its main axis. */
export interface FlexItem {
  /** Size before any space is shared, without margins. */
  basis: number;
  grow: number;
  shrink: number;
  min: number;
  max: number;
  margins: number;
}

/** Sizes of the items of one line that has `space` pixels, gaps already subtracted. */
export function flexSizes(items: FlexItem[], space: number): number[] {
  const sizes = items.map(({ basis, min, max }) => Math.min(Math.max(basis, min), max));
  const frozen = items.map(() => false);
  // An item that reaches a limit leaves what is left to the others, so each pass fixes at least one.
  for (let pass = 0; pass <= items.length; pass += 1) {
    const used = items.reduce(
      (sum, { basis, margins }, index) =>
        sum + margins + (frozen[index] ? (sizes[index] ?? 0) : basis),
      0,
    );
    const free = space - used;
    const weight = (item: FlexItem) => (free > 0 ? item.grow : item.shrink * item.basis);
    const total = items.reduce((sum, item, index) => sum + (frozen[index] ? 0 : weight(item)), 0);
    if (total === 0) {
      break;
    }
    let hasLimited = false;
    items.forEach((item, index) => {
      if (!frozen[index]) {
        const wanted = item.basis + (free * weight(item)) / Math.max(total, free > 0 ? 1 : 0);
        sizes[index] = Math.min(Math.max(wanted, item.min), item.max);
        if (sizes[index] !== wanted) {
          frozen[index] = true;
          hasLimited = true;
        }
      }
    });
    if (!hasLimited) {
      break;
    }
  }
  return sizes;
}

/** Divides items into lines as `flex-wrap` does. */
export function flexLines<Item extends FlexItem>(
  items: Item[],
  space: number,
  gap: number,
): Item[][] {
  const lines: Item[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const size = Math.max(item.basis, item.min) + item.margins;
    if (used + gap + size > space + 0.01) {
      lines.push([item]);
      used = size;
    } else {
      lines.at(-1)?.push(item);
      used += gap + size;
    }
  }
  return lines;
}
