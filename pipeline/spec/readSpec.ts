import type { SpecRow, SpecSection } from './Spec.ts';

/** Reads the sections of `docs/spec.md` and the rows of their tables. */
export function readSpec(markdown: string): SpecSection[] {
  const sections: SpecSection[] = [];
  const seen = new Set<string>();
  markdown.split('\n').forEach((line, index) => {
    const heading = /^## (S\d+) (.+)$/.exec(line);
    if (heading) {
      sections.push({ id: heading[1] ?? '', title: heading[2] ?? '', rows: [] });
    }
    const section = sections.at(-1);
    if (!section || !line.startsWith('|') || /^\| (?:id|---) \|/.test(line)) {
      return;
    }
    const row = readRow(line);
    if (!/^S\d+\.\d+$/.test(row.id) || !row.id.startsWith(`${section.id}.`) || seen.has(row.id)) {
      throw new Error(
        `docs/spec.md:${index + 1} "${row.id}" is no new number of ${section.id}. Write the next free one, e.g. ${section.id}.${section.rows.length + 1}.`,
      );
    }
    seen.add(row.id);
    section.rows.push(row);
  });
  return sections;
}

function readRow(line: string): SpecRow {
  const [, id = '', requirement = '', decision = ''] = line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
  return { id, requirement, decision };
}
