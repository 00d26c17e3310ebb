import { z } from 'zod';
import { compareVersions, minorOf } from '#model/versions/compareVersions.ts';

/** A published release and where its archive is. */
export interface Release {
  package: string;
  version: string;
  tarball: string;
}

const packument = z.object({
  versions: z.record(z.string(), z.object({ dist: z.object({ tarball: z.url() }) })),
});

/** Asks the registry for the releases of a package that are read: the last patch of each minor, and pre-releases of the labeled major. */
export async function listReleases(
  packageName: string,
  { labeled, last }: { labeled: string; last: string },
): Promise<Release[]> {
  const response = await fetch(`https://registry.npmjs.org/${packageName.replace('/', '%2f')}`, {
    headers: { accept: 'application/vnd.npm.install-v1+json' },
  });
  if (!response.ok) {
    throw new Error(`The registry answered ${response.status} for ${packageName}.`);
  }
  const { versions } = packument.parse(await response.json());
  return pickVersions(Object.keys(versions), { labeled, last }).map((version) => ({
    package: packageName,
    version,
    tarball: versions[version]!.dist.tarball,
  }));
}

/** Every version ever published → those that are read, oldest first. */
export function pickVersions(
  published: readonly string[],
  { labeled, last }: { labeled: string; last: string },
): string[] {
  const labeledMinor = minorOf(labeled);
  const latest = new Map<string, string>();
  const picked: string[] = [];
  for (const version of published) {
    const isStable = /^[5-8]\.\d+\.\d+$/.test(version);
    if (isStable && compareVersions(version, last) <= 0) {
      const best = latest.get(minorOf(version));
      if (!best || compareVersions(version, best) > 0) {
        latest.set(minorOf(version), version);
      }
    } else if (!isStable && version.includes('-') && minorOf(version) === labeledMinor) {
      picked.push(version);
    }
  }
  return [...picked, ...latest.values()].sort(compareVersions);
}
