/** A replacement of a range of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Part of a text with the edits that lie in it. */
export function applyEdits(
  source: string,
  range: { start: number; end: number },
  edits: readonly Edit[],
): string {
  let text = '';
  let position = range.start;
  const inside = edits.filter(({ start, end }) => start >= range.start && end <= range.end);
  for (const edit of inside.sort((one, other) => one.start - other.start)) {
    text += source.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return text + source.slice(position, range.end);
}
