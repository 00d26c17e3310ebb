import type { ReactNode } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { type DiffPart, diffLines } from './diffLines.ts';

/** Lines that are shown around a change. */
const context = 3;

/** Lines of one change that are shown; thousands of elements would stall the page. */
const mostLines = 300;

type SamePart = Extract<DiffPart, { kind: 'same' }>;
type ChangePart = Extract<DiffPart, { kind: 'change' }>;

/** Two versions of code side by side, or below each other where there is no room; far from a change lines are left out. */
export function DiffView({ before, after }: { before: string; after: string }) {
  const t = useMessages('codemods');
  const parts = diffLines(before, after);
  return (
    <div className="codemod-diff" role="group" aria-label={t('difference')} tabIndex={0} dir="ltr">
      {parts.map((part, index) =>
        part.kind === 'change' ? (
          <Change key={part.beforeLine + part.afterLine} part={part} />
        ) : (
          <Same
            key={part.beforeLine + part.afterLine}
            part={part}
            isFirst={index === 0}
            isLast={index === parts.length - 1}
          />
        ),
      )}
    </div>
  );
}

/** Lines that stay. The second copy is only for the eye. */
function Same({ part, isFirst, isLast }: { part: SamePart; isFirst: boolean; isLast: boolean }) {
  const t = useMessages('codemods');
  const { lines } = part;
  const head = isFirst ? 0 : context;
  const tail = isLast ? 0 : context;
  const hidden = lines.length - head - tail;
  // A line that says one line is missing would take its place.
  const runs = hidden > 1 ? [lines.slice(0, head), lines.slice(lines.length - tail)] : [lines];
  return runs.map((run, index) => {
    const skipped = index === 0 ? 0 : lines.length - run.length;
    return (
      <div key={skipped}>
        {index === 1 && <p dir="auto">{t('hiddenLines', { count: String(hidden) })}</p>}
        {run.length > 0 && (
          <div className="codemod-pair" data-same>
            <Lines lines={run} first={part.beforeLine + skipped} />
            <div aria-hidden>
              <Lines lines={run} first={part.afterLine + skipped} />
            </div>
          </div>
        )}
      </div>
    );
  });
}

function Change({ part: { before, after, beforeLine, afterLine } }: { part: ChangePart }) {
  const t = useMessages('codemods');
  const isEven = before.length === after.length;
  const hidden = Math.max(before.length, after.length) - mostLines;
  const marked = (lines: string[], others: string[]) =>
    lines
      .slice(0, mostLines)
      .map((line, index) => (isEven ? markDifference(line, others[index] ?? '') : line));
  return (
    <div>
      <div className="codemod-pair">
        <del>{before.length > 0 && <Lines lines={marked(before, after)} first={beforeLine} />}</del>
        <ins>{after.length > 0 && <Lines lines={marked(after, before)} first={afterLine} />}</ins>
      </div>
      {hidden > 0 && <p dir="auto">{t('moreLines', { count: String(hidden) })}</p>}
    </div>
  );
}

function Lines({ lines, first }: { lines: ReactNode[]; first: number }) {
  return (
    <pre>
      {lines.map((line, index) => (
        // Lines never move: the key is their position.
        <span key={first + index} data-line={first + index}>
          {line}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}

/** The part of a line that differs from another, between what both begin and end with. */
function markDifference(line: string, other: string): ReactNode {
  const most = Math.min(line.length, other.length);
  let start = 0;
  while (start < most && line[start] === other[start]) {
    start += 1;
  }
  let end = 0;
  while (end < most - start && line.at(-1 - end) === other.at(-1 - end)) {
    end += 1;
  }
  const stop = line.length - end;
  return start < stop ? (
    <>
      {line.slice(0, start)}
      <mark>{line.slice(start, stop)}</mark>
      {line.slice(stop)}
    </>
  ) : (
    line
  );
}
