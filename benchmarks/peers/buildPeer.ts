import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PeerSite } from './PeerSite.ts';

/** Where and how a site of another generator is built. */
export interface BuildPeerOptions {
  /** Folder of the site, with packages of its own. */
  folder: string;
  /** Whether to build it even if nothing changed. */
  rebuild: boolean;
  /** Runs npm with these arguments in a folder; rejects when it fails. */
  runNpm(args: string[], folder: string): Promise<void>;
}

async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}

async function isInstalled({ packages }: PeerSite, folder: string): Promise<boolean> {
  const manifests = await Promise.all(
    Object.keys(packages).map((name) =>
      readText(join(folder, 'node_modules', name, 'package.json')),
    ),
  );
  const versions = manifests.map((text): unknown => text && JSON.parse(text).version);
  return Object.values(packages).every((version, index) => versions[index] === version);
}

async function writeSite({ name, packages, build, source, files }: PeerSite, folder: string) {
  const manifest = {
    name,
    private: true,
    type: 'module',
    scripts: { build },
    dependencies: packages,
  };
  await rm(join(folder, source), { recursive: true, force: true });
  for (const [file, text] of Object.entries({
    ...files,
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
  })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

/** Installs and builds a site of another generator unless it is up to date; returns the folder of the built site. */
export async function buildPeer(site: PeerSite, options: BuildPeerOptions): Promise<string> {
  const { folder, rebuild, runNpm } = options;
  const output = join(folder, site.output);
  const stampFile = join(folder, 'built.sha256');
  const { name, packages, build, source, files } = site;
  const inputs = { name, packages, build, output: site.output, source, files };
  const stamp = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  if (!rebuild && existsSync(output) && (await readText(stampFile)) === stamp) {
    return output;
  }
  console.log(`Building the ${name} site of ${Object.keys(files).length} files …`);
  await rm(stampFile, { force: true });
  await writeSite(site, folder);
  if (!(await isInstalled(site, folder))) {
    // Their scripts download nothing that these builds need.
    await runNpm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], folder);
  }
  await rm(output, { recursive: true, force: true });
  await runNpm(['run', '--silent', 'build'], folder);
  await writeFile(stampFile, stamp);
  return output;
}
