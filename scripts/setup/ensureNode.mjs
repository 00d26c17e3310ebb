import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tells whether a version such as `20.19.1` satisfies a range such as `>=20.19`. */
export function isNodeSupported(version, range) {
  const wanted = range
    .replace(/^>=\s*/, '')
    .split('.')
    .map(Number);
  const actual = version.split('.').map((part) => Number.parseInt(part, 10));
  for (const [index, minimum] of wanted.entries()) {
    if (actual[index] !== minimum) {
      return actual[index] > minimum;
    }
  }
  return true;
}

/** Throws one sentence when this Node is older than package.json asks for. */
export function ensureNode(root, version = process.versions.node) {
  const range = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  if (!isNodeSupported(version, range)) {
    const minimum = range.replace(/^>=\s*/, '');
    throw new Error(
      `This project needs Node ${minimum} or newer, but this is Node ${version}: install a newer one from https://nodejs.org.`,
    );
  }
}
