import type { IgnoredExports } from '#model/api/ApiScope.ts';

/** Whether a name is meant by an entry of the ignore list. */
export function ignoresExport({ exports }: IgnoredExports, name: string): boolean {
  return exports instanceof RegExp
    ? new RegExp(`^(?:${exports.source})$`).test(name)
    : exports.includes(name);
}
