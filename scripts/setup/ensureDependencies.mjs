import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmCommand, runCommand } from './runCommand.mjs';

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** What an installation depends on: the lock file, and the runtime that native packages are built for. */
export function describeInstall(lockText, runtime = process) {
  return {
    lock: createHash('sha256').update(lockText).digest('hex'),
    node: runtime.versions.modules,
    platform: `${runtime.platform}-${runtime.arch}`,
  };
}

/** Tells whether npm's own record of `node_modules` holds every package that the lock file asks for here. */
export function isInstalled(lock, record, runtime = process) {
  if (!record?.packages) {
    return false;
  }
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || wanted.link) {
      return true;
    }
    const installed = record.packages[path];
    if (installed) {
      return installed.version === wanted.version;
    }
    // Of the optional packages, those made for this machine must be there; the C library is unknown.
    const madeForThisMachine =
      wanted.os?.includes(runtime.platform) && wanted.cpu?.includes(runtime.arch) && !wanted.libc;
    return Boolean(wanted.optional || wanted.devOptional) && !madeForThisMachine;
  });
}

/** Says why an installation is needed, or null when `node_modules` is as the lock file wants it. */
export function installReason(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = readJson(stampFile(root));
  const wanted = describeInstall(lockText);
  if (
    stamp?.lock === wanted.lock &&
    stamp.node === wanted.node &&
    stamp.platform === wanted.platform
  ) {
    return null;
  }
  if (stamp && (stamp.node !== wanted.node || stamp.platform !== wanted.platform)) {
    return 'Installed for another Node version or machine';
  }
  const record = readJson(join(root, 'node_modules/.package-lock.json'));
  if (!record) {
    return 'Not installed yet';
  }
  // Someone ran npm by hand: take its result over instead of installing the same once more.
  if (isInstalled(JSON.parse(lockText), record)) {
    return null;
  }
  return 'The lock file changed';
}

function stampFile(root) {
  return join(root, 'node_modules/.cache/docs-install.json');
}

function writeStamp(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  mkdirSync(dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), JSON.stringify(describeInstall(lockText)));
}

/** Installs the locked dependencies when they are missing or stale; answers what it did. */
export async function ensureDependencies(root) {
  const reason = installReason(root);
  if (reason !== null) {
    console.log(`${reason}: running npm install.`);
    // Without the flag a NODE_ENV of production would leave the build tools out.
    // Not `npm ci`: it refuses a lock file that lacks the native packages of platforms its writer had no access to.
    const install = [...npmCommand(), 'install', '--no-save', '--include=dev'];
    const code = await runCommand(install, { cwd: root });
    if (code !== 0) {
      throw new Error('The dependencies could not be installed; npm says why above.');
    }
  }
  writeStamp(root);
  return reason === null ? 'already installed' : 'installed';
}
