import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { requireSite } from '#benchmarks/openSite.ts';
import { buildPeer } from './buildPeer.ts';
import { peerArguments } from './peerArguments.ts';
import { readPeerPages } from './PeerPage.ts';
import { type Engine, peersRecord, type PeersRun } from './peersRecord.ts';
import { starlightSite } from './starlightSite.ts';
import { vitepressSite } from './vitepressSite.ts';

/** `npm run bench:peers`: our pages as sites of other generators, built and measured beside ours in one run. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const clientDir = 'build/client';
// Hidden, so that tools which read every source of the repository pass it by.
const peersDir = 'benchmarks/results/.peers';
const recordFile = 'content/quality/peers.json';

function finished(child: ReturnType<typeof spawn>): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

// VitePress does not end when a page cannot be compiled.
const longestBuildMs = 3_600_000;

/** Runs npm with its output in a file: an error of an installation names the registry of this machine. */
async function runNpm(args: string[], folder: string): Promise<void> {
  const log = join(folder, `npm-${args[0]}.txt`);
  const output = openSync(log, 'w');
  const child = spawn('npm', args, {
    cwd: folder,
    stdio: ['ignore', output, output],
    timeout: longestBuildMs,
  });
  if ((await finished(child)) !== 0) {
    throw new Error(`npm ${args[0]} failed in ${folder}, see ${log}.`);
  }
}

async function ourVersion(): Promise<string> {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).version;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      json: { type: 'string', default: 'benchmarks/results/peers.json' },
      record: { type: 'boolean', default: false },
      rebuild: { type: 'boolean', default: false },
      'build-only': { type: 'boolean', default: false },
    },
  });
  requireSite({ name: 'ours', location: join(root, clientDir), isOurs: true, pages: [] });
  const pages = await readPeerPages(join(root, clientDir));
  const locations: Record<string, string> = {};
  const engines: Engine[] = [{ site: 'ours', name: 'MUI X docs', version: await ourVersion() }];
  for (const site of [vitepressSite(pages), starlightSite(pages)]) {
    const folder = join(root, peersDir, site.name);
    await mkdir(folder, { recursive: true });
    locations[site.name] = await buildPeer(site, { folder, rebuild: values.rebuild, runNpm });
    const [version = ''] = Object.values(site.packages);
    engines.push({ site: site.name, name: site.label, version });
  }
  if (values['build-only']) {
    return;
  }
  const args = [...peerArguments(locations), '--runs', values.runs, '--json', values.json];
  const bench = ['--import', 'tsx', 'benchmarks/run.ts', ...args];
  process.exitCode = await finished(
    spawn(process.execPath, bench, { cwd: root, stdio: 'inherit' }),
  );
  if (values.record) {
    const results = JSON.parse(await readFile(resolve(root, values.json), 'utf8')) as PeersRun;
    const record = JSON.stringify(peersRecord(results, engines), null, 2);
    await writeFile(join(root, recordFile), `${record}\n`);
    console.log(`Recorded: ${recordFile}`);
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
