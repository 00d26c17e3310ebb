import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, runCommand } from './runCommand.mjs';

/** Everything the built site is made from, except tests; a missing path is skipped. */
export const buildSources = [
  'model',
  'search',
  'content',
  'pipeline',
  'quality',
  'site',
  'templates',
  'public',
  'docs/spec.md',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** Variables a build depends on: those of `pipeline/env.ts`, which needs packages that may not be installed yet. */
export const buildVariables = [
  'DOCS_ADS',
  'DOCS_AD_SCRIPT',
  'DOCS_AD_FEED',
  'DOCS_AD_HOSTS',
  'DOCS_ANALYTICS_ID',
  'DOCS_ANALYTICS_SCRIPT',
  'DOCS_ICON_FONT',
  'DOCS_INSIGHT',
  'DOCS_REPOSITORY',
  'DOCS_LICENSE_KEY',
  'FEEDBACK_URL',
  'WORKER_HOST',
  'KILL_WORKER',
  'MUI_X_COMMIT',
  'SOURCE_DATE_EPOCH',
];

const entryFile = 'build/client/index.html';
const stampFile = 'build/sources.sha256';
const settingsFile = 'build/settings.sha256';

function* walk(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) {
    return;
  }
  const stats = statSync(full);
  yield { path, full, isFile: stats.isFile(), changed: stats.mtimeMs };
  if (!stats.isDirectory()) {
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!/\.test\.[a-z]+$/.test(name)) {
      yield* walk(root, `${path}/${name}`);
    }
  }
}

/** Digest of all sources, and the last modification of any of them or their folders. */
export function describeSources(root, sources = buildSources) {
  const hash = createHash('sha256');
  let changed = 0;
  for (const entry of sources.flatMap((source) => [...walk(root, source)])) {
    changed = Math.max(changed, entry.changed);
    if (entry.isFile) {
      hash.update(`${entry.path}\0`).update(readFileSync(entry.full)).update('\0');
    }
  }
  return { digest: hash.digest('hex'), changed };
}

/** Digest of the variables a build depends on; empty when none is set. */
export function describeSettings(environment = process.env) {
  const settings = buildVariables
    .map((name) => [name, environment[name]])
    // An empty host is a value: it registers the offline worker nowhere.
    .filter(([name, value]) => value !== undefined && (value !== '' || name === 'WORKER_HOST'));
  return settings.length === 0
    ? ''
    : createHash('sha256').update(JSON.stringify(settings)).digest('hex');
}

function builtSettings(root) {
  const file = join(root, settingsFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Says why a build is needed, or null when the built site is current. */
export function buildReason(root, sources = describeSources(root), settings = describeSettings()) {
  if (!existsSync(join(root, entryFile))) {
    return 'Not built yet';
  }
  if (builtSettings(root) !== settings) {
    return 'The settings changed';
  }
  const stamp = join(root, stampFile);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources.digest) {
    return null;
  }
  // Built by `npm run build` after the last change.
  if (statSync(join(root, entryFile)).mtimeMs > sources.changed) {
    return null;
  }
  return 'The sources changed';
}

/** Builds the site when it is missing or older than its sources; returns what it did. */
export async function ensureBuild(root, { force = false, ...options } = {}) {
  const sources = describeSources(root);
  const reason = force ? 'Requested' : buildReason(root, sources);
  if (reason !== null) {
    console.log(`${reason}: running npm run build.`);
    const code = await runCommand([...npmCommand(), 'run', 'build'], { cwd: root, ...options });
    if (code !== 0) {
      throw new Error('The site could not be built; the build says why above.');
    }
  }
  writeFileSync(join(root, stampFile), sources.digest);
  writeFileSync(join(root, settingsFile), describeSettings());
  return reason === null ? 'already built' : 'built';
}
