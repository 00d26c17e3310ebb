import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
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

/** `npm run bench:server`: requests per second for pages, our server and sirv alternating on the same files. */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    processes: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '0' },
  },
});
/** Lower limit of our throughput, as a share of that of a plain file server; nearly everybody reads pages as `br`. */
const minRatio: Record<string, number> = { br: 0.9, identity: 0.8 };

async function measure(
  site: ServerProcess,
  paths: string[],
  encoding: string,
  seconds = Number(values.seconds),
): Promise<number> {
  const result = await autocannon({
    url: site.origin,
    connections: Number(values.connections),
    duration: seconds,
    requests: paths.map((path) => ({
      path,
      headers: { 'accept-encoding': encoding, 'if-none-match': '"none"' },
    })),
  });
  if (result.errors + result.non2xx > 0) {
    throw new Error(
      `${site.origin}: ${result.errors} errors, ${result.non2xx} responses with an error status.`,
    );
  }
  return result.requests.average;
}

type Rates = [our: number, more: number, their: number];

/** Memory that the server holds, minute by minute, while it sends pages without a pause; Linux only. */
async function measureMemory(
  site: ServerProcess,
  paths: string[],
  minutes: number,
): Promise<number[][]> {
  const rows: number[][] = [];
  const read = async (minute: number) => {
    const status = await readFile(`/proc/${site.child.pid}/status`, 'utf8');
    rows.push([minute, Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)]);
  };
  await read(0);
  for (let minute = 1; minute <= minutes; minute += 1) {
    console.log(`Memory, minute ${minute} of ${minutes} …`);
    await measure(site, paths, 'br', 60);
    await read(minute);
  }
  return rows;
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const folder = await mkdtemp(join(tmpdir(), 'bench-server-'));
const processes: ServerProcess[] = [];
try {
  // Sirv expects compressed files next to the plain ones; our server keeps them in a folder of their own.
  await cp('build/client', folder, { recursive: true });
  await cp('build/serve/compressed', folder, { recursive: true });
  const files = await glob('x/**/index.html', { cwd: folder });
  const paths = files.slice(0, 24).map((file) => `/${file.replace(/\/index\.html$/, '')}`);

  const feedback = { FEEDBACK_FILE: join(folder, 'feedback.db') };
  const ours = await startOurServer(feedback);
  const several = await startOurServer({ ...feedback, PROCESSES: values.processes });
  processes.push(ours, several);
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
    const rates = { ours: [] as number[], several: [] as number[], sirv: [] as number[] };
    for (let round = 0; round < Number(values.rounds); round += 1) {
      console.log(`Pages as ${encoding}, round ${round + 1} of ${values.rounds} …`);
      rates.sirv.push(await measure(sirv, paths, encoding));
      rates.ours.push(await measure(ours, paths, encoding));
      rates.several.push(await measure(several, paths, encoding));
    }
    const [our, more, their] = [rates.ours, rates.several, rates.sirv].map(median) as Rates;
    rows.push([
      encoding,
      Math.round(their),
      Math.round(our),
      our / their,
      Math.round(more),
      more / our,
    ]);
  }
  const title = `Pages at ${values.connections} connections, requests a second`;
  const head = ['Encoding', 'Sirv', 'Ours', 'of sirv', `${values.processes} processes`, 'of one'];
  console.log(formatTable(title, head, rows));
  for (const [encoding = '', , , ratio] of rows) {
    if (Number(ratio) < (minRatio[encoding] ?? 0)) {
      console.error(`Pages as ${encoding}: ours must reach ${minRatio[encoding]} of sirv.`);
      process.exitCode = 1;
    }
  }
  if (Number(values.minutes) > 0) {
    const memory = await measureMemory(ours, paths, Number(values.minutes));
    console.log(formatTable('Memory under load', ['Minute', 'MB'], memory));
  }
} finally {
  await Promise.all(processes.map((site) => site.stop()));
  await rm(folder, { recursive: true, force: true });
}
