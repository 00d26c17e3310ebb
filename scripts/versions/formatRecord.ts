import type { VersionRecord } from '#model/versions/VersionRecord.ts';

/** A record as a file: one line per export, so that a change shows in review and the file stays small. */
export function formatRecord(record: VersionRecord): string {
  const lines = (entries: Record<string, unknown>) =>
    Object.entries(entries)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n');
  return [
    `{"package":${JSON.stringify(record.package)},`,
    `"versions":${JSON.stringify(record.versions)},`,
    `"missing":${JSON.stringify(record.missing)},`,
    `"texts":[\n${record.texts.map((text) => JSON.stringify(text)).join(',\n')}],`,
    `"exports":{\n${lines(record.exports)}},`,
    `"members":{\n${lines(record.members)}}}`,
    '',
  ].join('\n');
}
