import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A release in the changelog of the library. */
export interface Release {
  /** Day it was published, `YYYY-MM-DD`. */
  day: string;
  /** Its part of the changelog. */
  text: string;
}

/** Releases by version, from the changelog that the packages ship with; one file covers all of them. */
export function readReleases(root: string): ReadonlyMap<string, Release> {
  const file = path.join(root, 'node_modules/@mui/x-data-grid/CHANGELOG.md');
  return parseChangelog(readFileSync(file, 'utf8'));
}

/** Takes a changelog apart: a heading with the version, then the date in italics. */
export function parseChangelog(changelog: string): Map<string, Release> {
  const parts = changelog.split(/^## v?(?=\d+\.\d+\.\d+)/m).slice(1);
  return new Map(
    parts.flatMap((part) => {
      const [, version, date] = /^(\S+)[\s\S]*?^_(\w+ \d+, \d{4})_$/m.exec(part) ?? [];
      return version === undefined || date === undefined
        ? []
        : [[version, { day: dayOf(date), text: part }] as const];
    }),
  );
}

function dayOf(date: string): string {
  // Noon, so that the day is the same in every time zone.
  return new Date(`${date} 12:00 UTC`).toISOString().slice(0, 10);
}
