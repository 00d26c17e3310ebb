import type { QualityPiece } from '#model/QualityPiece.ts';
import { QualityTable } from './QualityTable.tsx';

/** A section of the quality report; rendered at build and never hydrated. */
export function QualityPieces({ pieces }: { pieces: readonly QualityPiece[] }) {
  return pieces.map((piece, index) => (
    // Pieces never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Piece key={index} piece={piece} />
  ));
}

function Piece({ piece }: { piece: QualityPiece }) {
  switch (piece.kind) {
    case 'figures':
      return (
        <dl className="quality-figures">
          {piece.figures.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      );
    case 'note':
      return (
        <p>
          <InlineCode text={piece.text} />
        </p>
      );
    case 'table':
      return <QualityTable table={piece} />;
    case 'details':
      return (
        <details className="quality-details">
          <summary>
            <strong lang="en">{piece.title}</strong> <span>{piece.facts}</span>
          </summary>
          <dl lang="en">
            {piece.entries.map(({ term, text, items }) => (
              <div key={`${term} ${text}`}>
                <dt>
                  <b>{term}</b> <InlineCode text={text} />
                </dt>
                {items.map((item) => (
                  <dd key={`${item.file} ${item.text}`}>
                    {item.text} {item.file && <code>{item.file}</code>}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      );
    default:
      return piece satisfies never;
  }
}

/** A text with code between backticks. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // The pieces never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
