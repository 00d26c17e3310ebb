import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { glob } from 'tinyglobby';
import { formatTable } from './formatTable.ts';
import {
  type ServerProcess,
  startOurServer,
  startServerProcess,
} from '#tests/setup/serverProcess.ts';

/** `npm run bench:server`: requests a second for pages, ours beside sirv on the same files, in turns. */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});
/** Ours may be this much slower than a server that does nothing else. */
const smallestRatio = 0.8;

async function measure(site: ServerProcess, paths: string[], encoding: string): Promise<number> {
  const result = await autocannon({
    url: site.origin,
    connections: Number(values.connections),
    duration: Number(values.seconds),
    requests: paths.map((path) => ({
      path,
      headers: { 'accept-encoding': encoding, 'if-none-match': '"none"' },
    })),
  });
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${site.origin}: ${result.errors} errors, ${result.non2xx} other answers.`);
  }
  return result.requests.average;
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const folder = await mkdtemp(join(tmpdir(), 'bench-server-'));
const processes: ServerProcess[] = [];
try {
  // Sirv finds compressed files beside the plain ones; ours keeps them apart.
  await cp('build/client', folder, { recursive: true });
  await cp('build/serve/compressed', folder, { recursive: true });
  const files = await glob('x/**/index.html', { cwd: folder });
  const paths = files.slice(0, 24).map((file) => `/${file.replace(/\/index\.html$/, '')}`);

  const ours = await startOurServer({ FEEDBACK_FILE: join(folder, 'feedback.db') });
  processes.push(ours);
  const sirv = await startServerProcess([
    process.execPath,
    '--import',
    'tsx',
    'benchmarks/serveWithSirv.ts',
    folder,
  ]);
  processes.push(sirv);

  const rows: (string | number)[][] = [];
  for (const encoding of ['br', 'identity']) {
    const rates = { ours: [] as number[], sirv: [] as number[] };
    for (let round = 0; round < Number(values.rounds); round += 1) {
      console.log(`Pages as ${encoding}, round ${round + 1} of ${values.rounds} …`);
      rates.sirv.push(await measure(sirv, paths, encoding));
      rates.ours.push(await measure(ours, paths, encoding));
    }
    const [our, their] = [median(rates.ours), median(rates.sirv)];
    rows.push([encoding, Math.round(our), Math.round(their), our / their]);
  }
  const title = `Pages at ${values.connections} connections, requests a second`;
  console.log(formatTable(title, ['Encoding', 'Ours', 'Sirv', 'Ratio'], rows));
  if (rows.some(([, , , ratio]) => Number(ratio) < smallestRatio)) {
    console.error(`Ours must reach ${smallestRatio} of sirv.`);
    process.exitCode = 1;
  }
} finally {
  await Promise.all(processes.map((site) => site.stop()));
  await rm(folder, { recursive: true, force: true });
}
