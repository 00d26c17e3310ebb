import { Fragment } from 'react';
import type { MarkedText } from '#search/SearchHit.ts';

/** A text with its matches marked. */
export function Marked({ text, marks }: MarkedText) {
  return (
    <>
      {text.slice(0, marks[0]?.[0])}
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          <mark>{text.slice(from, to)}</mark>
          {text.slice(to, marks[index + 1]?.[0])}
        </Fragment>
      ))}
    </>
  );
}
