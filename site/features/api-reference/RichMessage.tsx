import { Fragment, type ReactNode } from 'react';

/** A message whose `{name}` placeholders hold elements, such as code or a link. */
export function RichMessage({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  return text.split(/\{(\w+)\}/).map((piece, index) =>
    // Pieces of a message never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 0 ? piece : <Fragment key={index}>{values[piece]}</Fragment>,
  );
}
