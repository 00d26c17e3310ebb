import { mkdirSync, writeFileSync } from 'node:fs';
import { docsVersion, installedVersion } from '#content/version.ts';
import { compareVersions, minorOf } from '#model/versions/compareVersions.ts';
import type { ApiScope } from '#model/api/ApiScope.ts';
import { readApiPackages } from '#pipeline/api/extract/apiPackages.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { fetchTypes, type TypeFiles } from './versions/fetchTypes.ts';
import { forgetFiles } from './versions/fileFacts.ts';
import { formatRecord } from './versions/formatRecord.ts';
import { mergeHistories, type ReadVersion } from './versions/mergeHistories.ts';
import { readRelease } from './versions/readRelease.ts';
import { listReleases, type Release } from './versions/releases.ts';
import { openTypeSpace } from './versions/TypeSpace.ts';

/**
 * `npm run versions`: reads the published types of every minor version and records what became of each export, prop, slot,
 * class, event, and method. Run it after an upgrade of the library; the build reads the records only. Names of products or
 * packages limit it to these.
 */
const cacheDir = '.cache/versions';
const sharedPackage = '@mui/x-internals';
const bounds = { labeled: docsVersion, last: installedVersion };

const { root, apiScopes } = contentConfig(process.cwd(), { watching: false });
mkdirSync('content/versions', { recursive: true });
const shared = await listReleases(sharedPackage, bounds);
const wanted = process.argv.slice(2);
for (const scope of apiScopes) {
  const packages = scope.packages.filter(
    (name) => wanted.length === 0 || wanted.includes(name) || wanted.includes(scope.product),
  );
  if (packages.length > 0) {
    await recordPackages(scope, packages);
    forgetFiles();
  }
}

async function recordPackages(scope: ApiScope, chosen: readonly string[]): Promise<void> {
  const releases = new Map<string, Release[]>();
  for (const name of scope.packages) {
    releases.set(name, await listReleases(name, bounds));
  }
  const minors = allMinors([...releases.values()].flat());
  const installed = readApiPackages(root, scope.packages);
  for (const name of chosen) {
    const index = scope.packages.indexOf(name);
    const start = performance.now();
    const below = scope.packages.slice(0, index);
    const subpaths = installed[index]!.entries.slice(1).map(({ specifier }) =>
      specifier.slice(name.length + 1),
    );
    const read: ReadVersion[] = [];
    for (const release of releases.get(name) ?? []) {
      const files = new Map<string, TypeFiles>();
      for (const base of below) {
        await addNearest(files, releases.get(base) ?? [], release.version);
      }
      await addNearest(files, shared, release.version);
      files.set(name, await fetchTypes(release, cacheDir));
      const items = readRelease(openTypeSpace(files), {
        ...scope,
        package: name,
        below,
        subpaths,
      });
      read.push({ version: release.version, items });
    }
    const text = formatRecord(mergeHistories(name, read, { minors, labeled: docsVersion }));
    const file = `content/versions/${name.replace('@mui/', '')}.json`;
    writeFileSync(file, text);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${file}: ${read.length} versions, ${text.length} bytes, ${seconds} s`);
  }
}

/** Packages are published together, but not every one with every minor. */
async function addNearest(
  files: Map<string, TypeFiles>,
  releases: readonly Release[],
  version: string,
): Promise<void> {
  const isSameMinor = (release: Release) => minorOf(release.version) === minorOf(version);
  const nearest =
    releases.findLast((release) => release.version === version) ??
    releases.findLast(
      (release) => isSameMinor(release) || compareVersions(release.version, version) <= 0,
    );
  if (nearest) {
    files.set(nearest.package, await fetchTypes(nearest, cacheDir));
  }
}

function allMinors(releases: readonly Release[]): string[] {
  const minors = new Set(releases.map(({ version }) => minorOf(version)));
  return [...minors].sort(compareVersions);
}
