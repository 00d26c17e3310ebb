import type { QualityCell, QualityPiece } from '#model/QualityPiece.ts';

/** A table of the quality report; it scrolls inside its frame where it is too wide. */
export function QualityTable({ table }: { table: Extract<QualityPiece, { kind: 'table' }> }) {
  const { caption, head, rows, foot } = table;
  return (
    <div className="table-frame quality-table" tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((text, column) => (
              <th key={text} scope="col" data-kind={rows[0]?.[column]?.kind}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <Row key={cells[0]?.text} head={head} cells={cells} />
          ))}
        </tbody>
        {foot.length > 0 && (
          <tfoot>
            <Row head={head} cells={foot} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ head, cells }: { head: string[]; cells: QualityCell[] }) {
  return (
    <tr>
      {cells.map((cell, column) =>
        column === 0 ? (
          <th key={head[column]} scope="row">
            <CellContent cell={cell} />
          </th>
        ) : (
          <td key={head[column]} data-kind={cell.kind}>
            <CellContent cell={cell} />
          </td>
        ),
      )}
    </tr>
  );
}

function CellContent({ cell }: { cell: QualityCell }) {
  switch (cell.kind) {
    case 'text':
      return (
        <>
          {cell.text} {cell.note && <small>{cell.note}</small>}
        </>
      );
    case 'code':
      return <code>{cell.text}</code>;
    case 'use':
      return (
        <>
          {cell.text}
          <span className="quality-bar" aria-hidden="true">
            <i style={{ inlineSize: `${Math.round(cell.share * 1000) / 10}%` }} />
          </span>
        </>
      );
    case 'verdict':
      return (
        <span className="quality-verdict" data-good={cell.isGood}>
          {cell.text}
        </span>
      );
    case 'number':
      return cell.text;
    default:
      return cell satisfies never;
  }
}
