import type { QualityCell, QualityEntry, QualityPiece } from '#model/QualityPiece.ts';
import { codeSpan, escapeMarkdown, markdownTable } from '#pipeline/text/markdownSyntax.ts';

/** A section of the quality report as Markdown. */
export function qualityMarkdown(pieces: readonly QualityPiece[]): string {
  return pieces.map(pieceMarkdown).join('\n\n');
}

function pieceMarkdown(piece: QualityPiece): string {
  switch (piece.kind) {
    case 'figures':
      return piece.figures
        .map(({ label, value, note }) => `- ${label}: ${value} (${note})`)
        .join('\n');
    case 'note':
      return piece.text;
    case 'table': {
      const all = piece.foot.length > 0 ? [...piece.rows, piece.foot] : piece.rows;
      const rows = all.map((row) => row.map(cellMarkdown));
      return `${piece.caption}:\n\n${markdownTable(piece.head, rows)}`;
    }
    case 'details':
      return [
        `**${piece.title}**: ${piece.facts}`,
        piece.entries.map(entryMarkdown).join('\n'),
      ].join('\n\n');
    default:
      return piece satisfies never;
  }
}

function cellMarkdown(cell: QualityCell): string {
  switch (cell.kind) {
    case 'text':
      return cell.note === '' ? cell.text : `${cell.text} (${cell.note})`;
    case 'code':
      return codeSpan(cell.text);
    case 'number':
    case 'use':
    case 'verdict':
      return cell.text;
    default:
      return cell satisfies never;
  }
}

function entryMarkdown({ term, text, items }: QualityEntry): string {
  const lines = items.map((item) => {
    const note = item.file === null ? '' : ` (${codeSpan(item.file)})`;
    return `  - ${escapeMarkdown(item.text)}${note}`;
  });
  return [`- ${term}: ${text}`, ...lines].join('\n');
}
