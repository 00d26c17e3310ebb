import { describe, expect, it } from 'vitest';
import { minorOf } from '#model/versions/compareVersions.ts';
import { readItemKey } from '#model/versions/itemKey.ts';
import { readHistory, type VersionRecord } from '#model/versions/VersionRecord.ts';
import { readVersionRecords } from '#pipeline/api/versionHistory.ts';
import { type ChangelogFact, changelogFacts } from './changelogFacts.data.ts';

const records = readVersionRecords('content');

function minorsOf({ package: name, item, what }: ChangelogFact): string[] {
  const record = records.find((each) => each.package === name);
  const history = record && findHistory(record, item);
  return history === undefined
    ? []
    : readHistory(history, [])
        .filter((mark) => mark.what === what)
        .flatMap(({ version }) => withGap(version, record?.missing ?? []));
}

/** The minor a record says, and those before it that the registry no longer has. */
function withGap(version: string, missing: readonly string[]): string[] {
  const [major, minor = 0] = version.split('.').map(Number);
  const before = `${major}.${minor - 1}`;
  return missing.includes(before) ? [...withGap(before, missing), version] : [version];
}

function findHistory(record: VersionRecord, key: string) {
  const item = readItemKey(key);
  return item.kind === 'export'
    ? record.exports[item.name]
    : record.members[item.owner]?.[item.kind]?.[item.name];
}

describe('the records agree with the changelog', () => {
  it('has at least 60 facts', () => {
    expect(changelogFacts.length).toBeGreaterThanOrEqual(60);
  });

  it.each(changelogFacts.filter(({ differs }) => differs === undefined))(
    '$item of $package: $what in $release',
    (fact) => {
      expect(minorsOf(fact)).toContain(minorOf(fact.release));
    },
  );

  it.each(changelogFacts.filter(({ differs }) => differs !== undefined))(
    '$item of $package: known to differ from $release, because $differs',
    (fact) => {
      expect(minorsOf(fact)).not.toContain(minorOf(fact.release));
    },
  );
});
