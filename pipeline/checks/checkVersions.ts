import type { Api } from '#model/api/Api.ts';
import { type ApiRow, apiRows } from '#model/api/apiRows.ts';
import type { ItemKind } from '#model/versions/itemKey.ts';
import { readHistory } from '#model/versions/VersionRecord.ts';
import { openVersionHistory } from '#pipeline/api/versionHistory.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';

/** How the rows of a package are dated. */
export interface RowDates {
  rows: number;
  /** Rows whose first version is known. */
  dated: number;
  /** Rows that the first version that was read already has. */
  fromStart: number;
  /** Rows that no record can date, with a reason. */
  waived: number;
}

/** Rows that the types of a release do not tell by their syntax. */
const waivers: { page: string; row: string; reason: string }[] = [
  {
    page: 'GridToolbarExportContainer',
    row: 'children',
    reason: 'part of a type that TypeScript wrote out when the package was built',
  },
  {
    page: 'useOnMount',
    row: 'fn',
    reason: 'the parameter of a function that another package declares',
  },
];

/** What the check reads. */
export interface VersionDocs extends Pick<Docs, 'apiExtract'> {
  config: Pick<Docs['config'], 'versionRecords' | 'apiScopes' | 'docsVersion'>;
}

/** Checks that every row of the reference is in a record, or waived for a reason. */
export async function checkVersions(
  docs: VersionDocs,
): Promise<{ packages: Record<string, RowDates>; problems: AuthorProblem[] }> {
  const { versionRecords, apiScopes, docsVersion } = docs.config;
  const history = openVersionHistory(versionRecords, apiScopes, docsVersion);
  const packages: Record<string, RowDates> = {};
  const problems: AuthorProblem[] = [];
  for (const scope of apiScopes) {
    for (const api of (await docs.apiExtract(scope.product)).pages) {
      for (const row of apiRows(api)) {
        const found = history.findRow(api, itemKindOf(row), row.name);
        const waiver = waivers.find((each) => each.page === api.name && each.row === row.name);
        const name = found?.record.package ?? scope.packages[0] ?? '';
        const counts = (packages[name] ??= { rows: 0, dated: 0, fromStart: 0, waived: 0 });
        counts.rows++;
        if (found) {
          const isNew = readHistory(found.history, []).some(({ what }) => what === 'added');
          counts[isNew ? 'dated' : 'fromStart']++;
        } else if (waiver) {
          counts.waived++;
        } else if (versionRecords.length > 0) {
          problems.push(missingRow(api, row));
        }
      }
    }
  }
  return { packages, problems };
}

/** What the records call a row. */
function itemKindOf({ kind }: ApiRow): ItemKind | 'export' {
  switch (kind) {
    case 'method':
      return 'property';
    case 'selector':
    case 'type':
    case 'function':
    case 'constant':
      return 'export';
    case 'prop':
    case 'slot':
    case 'class':
    case 'event':
    case 'property':
    case 'argument':
    case 'parameter':
    case 'result':
      return kind;
  }
}

function missingRow({ name }: Api, row: ApiRow): AuthorProblem {
  return {
    file: 'content/versions',
    line: 1,
    message: `No record says since when ${name} has ${row.name}.`,
    fix: 'Run npm run versions, or add a waiver with a reason to pipeline/checks/checkVersions.ts.',
  };
}
