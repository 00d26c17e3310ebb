interface CsvRecord {
  /** Line it starts on; the first is one. */
  line: number;
  cells: string[];
}

/** Splits CSV into records and cells. The delimiter is the one that the first line has most of; empty lines are skipped. */
export function splitCsv(text: string): { records: CsvRecord[] } | { openQuoteLine: number } {
  const delimiter = findDelimiter(text);
  const records: CsvRecord[] = [];
  let line = 1;
  let position = 0;
  while (position < text.length) {
    const record: CsvRecord = { line, cells: [] };
    for (let isEnd = false; !isEnd;) {
      const quoted = matchAt(/[^\S\n\t]*"((?:[^"]|"")*)"[^\S\n\t]*/y, text, position);
      if (!quoted && matchAt(/[^\S\n\t]*"/y, text, position)) {
        return { openQuoteLine: line };
      }
      const plain = quoted ? null : readPlain(text, position, delimiter);
      record.cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : (plain ?? '').trim());
      const taken = quoted ? quoted[0] : (plain ?? '');
      line += taken.split('\n').length - 1;
      position += taken.length;
      isEnd = text[position] !== delimiter;
      position += isEnd ? 0 : 1;
    }
    const rest = matchAt(/[^\n]*\n?/y, text, position)?.[0] ?? '';
    position += rest.length;
    line += rest.endsWith('\n') ? 1 : 0;
    if (record.cells.length > 1 || record.cells[0] !== '') {
      records.push(record);
    }
  }
  return { records };
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function readPlain(text: string, start: number, delimiter: string): string {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') {
    end += 1;
  }
  return text.slice(start, end);
}

function findDelimiter(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const counts = ['\t', ';', ','].map((mark) => ({ mark, count: first.split(mark).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.mark ?? ',';
}
