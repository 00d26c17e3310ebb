export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Divides an area into one rectangle per value, in proportion to the values and as square as possible. */
export function squarify(values: readonly number[], area: Area): Area[] {
  const order = values.map((_, index) => index).sort((a, b) => values[b]! - values[a]!);
  const total = values.reduce((sum, value) => sum + value, 0);
  const scale = (area.width * area.height) / total;
  const result: Area[] = [];
  let { x, y, width, height } = area;

  while (order.length > 0) {
    const side = Math.min(width, height);
    let count = 1;
    while (count < order.length && worst(count + 1, side) <= worst(count, side)) {
      count += 1;
    }
    const row = order.splice(0, count);
    const depth = (sum(row) * scale) / side;
    let offset = 0;
    for (const index of row) {
      const length = (values[index]! * scale) / depth;
      result[index] =
        width >= height
          ? { x, y: y + offset, width: depth, height: length }
          : { x: x + offset, y, width: length, height: depth };
      offset += length;
    }
    if (width >= height) {
      x += depth;
      width -= depth;
    } else {
      y += depth;
      height -= depth;
    }
  }
  return result;

  function sum(indexes: number[]) {
    return indexes.reduce((all, index) => all + values[index]!, 0);
  }

  /** The worst ratio of width to height if the next row has that many rectangles. */
  function worst(count: number, side: number) {
    const row = order.slice(0, count);
    const depth = (sum(row) * scale) / side;
    return Math.max(
      ...row.map((index) => {
        const length = (values[index]! * scale) / depth;
        return Math.max(length / depth, depth / length);
      }),
    );
  }
}
