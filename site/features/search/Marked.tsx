import { Fragment } from 'react';
import type { MarkedText } from '#model/search/SearchHit.ts';

/** A text with what matches set off. */
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
