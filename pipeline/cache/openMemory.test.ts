import { expect, it, vi } from 'vitest';
import { openMemory } from './openMemory.ts';

it('makes a value for the same arguments once, until a file changes', async () => {
  const { keep, forget } = openMemory();
  const make = vi.fn(async (language: string, path: string) => `${language}:${path}`);
  const kept = keep(make);
  expect(await kept('en', '/a')).toBe('en:/a');
  await kept('en', '/a');
  expect(await kept('en', '/b')).toBe('en:/b');
  expect(make).toHaveBeenCalledTimes(2);

  forget('any file');
  await kept('en', '/a');
  expect(make).toHaveBeenCalledTimes(3);
});

it('keeps a value that the changed file does not concern', async () => {
  const { keep, forget } = openMemory();
  const make = vi.fn(async (name: string) => name);
  const kept = keep(make, (file, name) => file.startsWith(name));
  await Promise.all([kept('a'), kept('b')]);
  forget('a/page.md');
  await Promise.all([kept('a'), kept('b')]);
  expect(make.mock.calls).toEqual([['a'], ['b'], ['a']]);
});

it('does not return a value that was being made when the file changed', async () => {
  const { keep, forget } = openMemory();
  let text = 'old';
  const kept = keep(async () => {
    const read = text;
    await Promise.resolve();
    return read;
  });
  const before = kept();
  text = 'new';
  forget('file');
  expect([await before, await kept()]).toEqual(['old', 'new']);
});
