import { Fragment, type ReactNode } from 'react';

/** A sentence whose `{name}` slots hold elements, such as code or a link. */
export function Filled({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  return text.split(/\{(\w+)\}/).map((part, index) =>
    // Parts of a sentence never change places.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 0 ? part : <Fragment key={index}>{values[part]}</Fragment>,
  );
}
