import { expect, it } from 'vitest';
import { ensureNode, isNodeSupported } from './ensureNode.mjs';

const root = new URL('../..', import.meta.url).pathname;

it.each([
  ['20.19.0', true],
  ['20.19.5', true],
  ['20.20.0', true],
  ['22.1.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
  ['9.30.0', false],
  ['21.0.0-nightly', true],
])('Node %s is supported: %s', (version, expected) => {
  expect(isNodeSupported(version, '>=20.19')).toBe(expected);
});

it('says in one sentence what is wrong', () => {
  expect(() => ensureNode(root, '18.1.0')).toThrow(/^This project needs Node 20\.19 or newer, but/);
  expect(() => ensureNode(root, process.versions.node)).not.toThrow();
});
