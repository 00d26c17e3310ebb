import type { ApiPage, ApiPart } from './apiPage.ts';

/** Most bytes of an answer; more would crowd out what an assistant is working on. */
export const longestAnswer = 10_000;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** An overview of a large page: how to import the export, the names of its rows, and how to read them. */
export function writeOverview(title: string, { lead, parts }: ApiPage): string {
  const start = [lead, ...parts.filter(({ kind }) => kind === 'import').map(({ text }) => text)];
  const listed = parts.filter(({ rows }) => rows.length > 0);
  const first = listed.find(({ kind }) => kind !== 'demos');
  const end = [
    'This is an overview. To read more with `read_api`:',
    `- \`{ "name": "${title}", "kind": "${first?.group ?? ''}" }\` a section or one of its groups, in pages`,
    `- \`{ "name": "${title}", "names": ["${first?.rows[0]?.name ?? ''}"] }\` rows by their names`,
    `- \`{ "name": "${title}", "query": "select" }\` rows whose names contain a text`,
  ].join('\n');
  const lines = listed.map((part) => ({
    short: `- \`${part.group}\`: ${part.rows.length} rows`,
    // Demos are named by pages, whose titles are long and say little about the API.
    names: part.kind === 'demos' ? '' : `: ${part.rows.map(({ name }) => name).join(', ')}`,
  }));
  const write = () =>
    [
      ...start,
      `## ${rowCount(listed)} rows`,
      lines.map(({ short, names }) => short + names).join('\n'),
      end,
    ].join('\n\n');
  // The longest lists, those of class names, go first.
  for (let text = write(); ; text = write()) {
    const longest = lines.reduce((a, b) => (b.names.length > a.names.length ? b : a));
    if (bytesOf(text) <= longestAnswer || longest.names === '') {
      return text;
    }
    longest.names = '';
  }
}

/** The number of rows of some parts. */
export function rowCount(parts: readonly ApiPart[]): number {
  return parts.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Most characters of a row; a few types are spelled out over many kilobytes. */
const longestRow = 2500;

/** One page of rows, from a position on, with the number of all and the position of the next page. */
export function writeRows(title: string, parts: readonly ApiPart[], start: number): string {
  const total = rowCount(parts);
  const room = longestAnswer - 300;
  const out = [`# ${title} API`];
  let size = bytesOf(out[0] ?? '');
  let position = 0;
  let shown = start;
  for (const part of parts) {
    const lines: string[] = [];
    const frame = [part.heading, '', ...part.header].join('\n');
    let added = bytesOf(frame) + 4;
    for (const { line } of part.rows) {
      const text = line.length > longestRow ? `${line.slice(0, longestRow)} … (cut) |` : line;
      if (position === shown && size + added + bytesOf(text) + 1 <= room) {
        lines.push(text);
        added += bytesOf(text) + 1;
        shown += 1;
      }
      position += 1;
    }
    if (lines.length > 0) {
      out.push([frame, ...lines].join('\n'));
      size += added;
    } else if (part.rows.length === 0 && size + bytesOf(part.text) + added <= room && start === 0) {
      out.push([part.heading, part.text].join('\n\n'));
      size += bytesOf(part.text) + added;
    }
  }
  if (total > 0) {
    const range = total === 1 ? 'The only row.' : `Rows ${start + 1} to ${shown} of ${total}.`;
    out.push(shown < total ? `${range} For the next ones pass \`"cursor": "${shown}"\`.` : range);
  }
  return out.join('\n\n');
}
