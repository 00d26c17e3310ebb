import { checkVersions, type VersionDocs } from '#pipeline/checks/checkVersions.ts';
import { minorOf } from '#model/versions/compareVersions.ts';

/** What is known about the versions of a package, and how much of its reference that covers. */
export interface VersionCoverage {
  package: string;
  /** Minor versions whose types were read. */
  read: number;
  /** Minor versions between them that cannot be read, because the registry no longer has them. */
  missing: number;
  /** The oldest and the newest that was read, e.g. `6.18`; empty if none was. */
  first: string;
  last: string;
  /** Names in the API reference of today. */
  names: number;
  /** Names whose history is known. */
  covered: number;
  /** Those that came after the oldest version, so that their first version is known. */
  dated: number;
}

/** Compares the records of versions with the API reference, package by package. */
export async function measureVersionCoverage(docs: VersionDocs): Promise<VersionCoverage[]> {
  const { apiScopes, versionRecords } = docs.config;
  const { packages } = await checkVersions(docs);
  return apiScopes
    .flatMap((scope) => scope.packages)
    .map((name) => {
      const record = versionRecords.find((each) => each.package === name);
      const { rows, dated, fromStart } = packages[name] ?? { rows: 0, dated: 0, fromStart: 0 };
      return {
        package: name,
        read: record?.versions.length ?? 0,
        missing: record?.missing.length ?? 0,
        first: minorOf(record?.versions[0] ?? ''),
        last: minorOf(record?.versions.at(-1) ?? ''),
        names: rows,
        covered: dated + fromStart,
        dated,
      };
    });
}
