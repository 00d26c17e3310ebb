/** The screen that snapshots are made for: that of a desktop, as it is the widest the layout is drawn for. */
export const viewport = {
  width: 1440,
  height: 900,

  /** Whether a media query matches it: by size, a mouse, left to itself in everything else, and without animations. */
  matches(query: string): boolean {
    return query
      .replace(/^@media\s*/, '')
      .split(',')
      .some((part) => part.split(/\band\b/).every((condition) => holds(condition.trim())));
  },
};

function holds(condition: string): boolean {
  const [, bound, side, value] = /\((min|max)-(width|height):\s*([\d.]+)px\)/.exec(condition) ?? [];
  if (value !== undefined) {
    const size = side === 'width' ? viewport.width : viewport.height;
    return bound === 'min' ? size >= Number(value) : size <= Number(value);
  }
  return /^(?:screen|all)$|pointer:\s*fine|hover:\s*hover|prefers-reduced-motion(?!:\s*no)|orientation:\s*landscape/.test(
    condition,
  );
}
