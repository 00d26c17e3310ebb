/** A text with what stands between backticks set as code. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // Parts never change places.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
