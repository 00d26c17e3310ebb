import type { QualityPiece } from '#model/quality/QualityPiece.ts';
import { InlineCode } from './InlineCode.tsx';
import { QualityTable } from './QualityTable.tsx';

/** A part of the quality report; rendered at build and never hydrated. */
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
