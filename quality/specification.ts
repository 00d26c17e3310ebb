/** One numbered requirement of `docs/spec.md`. */
export interface SpecRow {
  /** E.g. `S4.10`. */
  id: string;
  requirement: string;
  /** How an ambiguous requirement was interpreted; empty if it was clear. */
  decision: string;
}

/** A section of the specification, e.g. `S4 States`. */
export interface SpecSection {
  id: string;
  title: string;
  rows: SpecRow[];
}

/** A test whose title contains the number of a requirement. */
export interface SpecTest {
  /** Titles of its suites and its own, joined by `›`. */
  title: string;
  /** Path from the root of the repository. */
  file: string;
}

/** A requirement and the tests that prove it. */
export interface ProvenRow extends SpecRow {
  tests: SpecTest[];
}

/** The specification compared with the tests, as `npm run spec -- --json` prints it. */
export interface SpecReport {
  sections: (Omit<SpecSection, 'rows'> & { rows: ProvenRow[] })[];
  /** Numbers without a test. */
  unproven: string[];
  /** Tests whose number is not in the specification. */
  unknown: (SpecTest & { number: string })[];
}

/** Parses the sections of `docs/spec.md` and the rows of their tables. */
export function parseSpec(markdown: string): SpecSection[] {
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
    const row = parseRow(line);
    if (!/^S\d+\.\d+$/.test(row.id) || !row.id.startsWith(`${section.id}.`) || seen.has(row.id)) {
      throw new Error(
        `docs/spec.md:${index + 1} "${row.id}" is not a new number of ${section.id}. Use the next free one, e.g. ${section.id}.${section.rows.length + 1}.`,
      );
    }
    seen.add(row.id);
    section.rows.push(row);
  });
  return sections;
}

function parseRow(line: string): SpecRow {
  const [, id = '', requirement = '', decision = ''] = line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
  return { id, requirement, decision };
}

/** The numbers of requirements in the title of a test, each once. */
export function specNumbers(title: string): string[] {
  return [...new Set(title.match(/\bS\d+\.\d+\b/g))];
}

/** Assigns the tests to the requirements they name, and lists what is left on either side. */
export function compareSpec(spec: readonly SpecSection[], tests: readonly SpecTest[]): SpecReport {
  const testsByNumber = new Map<string, SpecTest[]>();
  for (const test of tests) {
    for (const number of specNumbers(test.title)) {
      testsByNumber.set(number, [...(testsByNumber.get(number) ?? []), test]);
    }
  }
  const sections = spec.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({ ...row, tests: testsByNumber.get(row.id) ?? [] })),
  }));
  const rows = sections.flatMap((section) => section.rows);
  const known = new Set(rows.map(({ id }) => id));
  return {
    sections,
    unproven: rows.filter((row) => row.tests.length === 0).map(({ id }) => id),
    unknown: [...testsByNumber]
      .filter(([number]) => !known.has(number))
      .flatMap(([number, found]) => found.map((test) => ({ number, ...test }))),
  };
}
