import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '#tests/setup/serverProcess.ts';

const run = promisify(execFile);
let folder = '';
let server: ServerProcess | undefined;

/** The compiled server alone, with the two packages that it leaves outside, and a site of one page. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'compiled-server-'));
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const kept = { '@libsql/client': dependencies['@libsql/client'], pg: dependencies.pg };
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: kept }),
  );
  await mkdir(path.join(folder, 'client'));
  await writeFile(path.join(folder, 'client/index.html'), '<title>Front page</title>');
  const outDir = path.join(folder, 'server');
  await run('npm', ['run', 'build:server', '--', '--outDir', outDir]);
  await run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: folder });
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  return startServerProcess([process.execPath, path.join(folder, 'server/main.js')], {
    PORT: '0',
    HOST: '127.0.0.1',
    CLIENT_DIR: path.join(folder, 'client'),
    FEEDBACK_FILE: path.join(folder, 'feedback.db'),
    ...env,
  });
}

describe('the compiled server', () => {
  it('serves pages and stores feedback without the packages of development', async () => {
    server = await start();
    const page = await fetch(server.origin);
    expect(await page.text()).toContain('Front page');
    const health = await fetch(`${server.origin}/healthz/feedback`);
    expect([health.status, await health.text()]).toEqual([200, 'ok']);
    await server.stop();
  });

  it('runs in two processes behind one port, replaces one that ends, and counts on a local port', async () => {
    server = await start({ PROCESSES: '2', METRICS_PORT: '49731', LOG_SAMPLE: '1' });
    const { origin, printed } = server;
    await expect.poll(() => printed.filter((line) => line.includes('Counters at')).length).toBe(2);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await fetch(origin)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const counts = await Promise.all(
      ['49731', '49732'].map(async (port) => {
        const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        return Number(/_count\{kind="page",status="2xx"\} (\d+)/.exec(text)?.[1] ?? 0);
      }),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(40);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    expect(printed.filter((line) => line.startsWith('Request ')).length).toBeGreaterThanOrEqual(40);

    // One that ends within its first seconds would count as one that cannot start.
    await new Promise((resolve) => setTimeout(resolve, 5500));
    const { pid } = server.child;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    process.kill(Number(children.split(' ')[0]), 'SIGKILL');
    await expect.poll(() => printed.join()).toContain('A server process ended and is replaced.');
    expect((await fetch(origin)).status).toBe(200);
    await server.stop();
    expect(server.child.exitCode).toBe(0);
  });
});
