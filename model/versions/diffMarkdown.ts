import { type ApiChange, changeKinds, type VersionProblem } from './diffVersions.ts';

const headings = {
  removed: 'Removed',
  changed: 'Changed',
  deprecated: 'Deprecated',
  added: 'Added',
} as const;

/** A comparison as Markdown, for copies of the page and for assistants. */
export function diffMarkdown(
  { package: name, from, to }: { package: string; from: string; to: string },
  changes: readonly ApiChange[],
  guideOf: (change: ApiChange) => string | null,
): string {
  const sections = changeKinds.flatMap((kind) => {
    const own = changes.filter(({ change }) => change === kind);
    return own.length === 0
      ? []
      : [
          `## ${headings[kind]} (${own.length})`,
          own.map((change) => `- ${line(change, guideOf(change))}`).join('\n'),
        ];
  });
  const lead = sections.length === 0 ? ['Nothing in the public types changed.'] : sections;
  return [`# ${name} ${from} → ${to}`, ...lead].join('\n\n');
}

/** The name of a changed item as readers write it: `DataGrid rows`. */
export function changeName({ owner, name }: Pick<ApiChange, 'owner' | 'name'>): string {
  return owner === null ? name : `${owner}: ${name}`;
}

/** Why two versions cannot be compared, as a sentence. */
export function problemText(problem: VersionProblem): string {
  switch (problem.kind) {
    case 'unknown':
      return `There is no version ${problem.version}. The data covers ${problem.first} to ${problem.last}.`;
    case 'tooOld':
      return `Version ${problem.version} is older than the data, which starts with ${problem.first}.`;
    case 'unread':
      return `The registry no longer has ${problem.version}. The closest version before it is ${problem.nearest}.`;
    case 'order':
      return `Version ${problem.from} is newer than ${problem.to}. Swap the two versions.`;
  }
}

function line(change: ApiChange, guide: string | null): string {
  const texts = change.texts.map(
    ({ what, before, after }) => `${what} \`${before}\` → \`${after}\``,
  );
  return [
    `\`${change.name}\` (${change.owner === null ? 'export' : `${change.kind} of \`${change.owner}\``}) in ${change.version}`,
    ...texts,
    ...(guide === null ? [] : [guide]),
  ].join('; ');
}
