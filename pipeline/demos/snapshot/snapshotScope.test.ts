import { afterEach, expect, it, vi } from 'vitest';

const name = 'scopedByThisTest';

const load = () => {
  vi.resetModules();
  return import('./snapshotScope.ts');
};

const read = (): unknown => Reflect.get(globalThis, name);

afterEach(() => {
  Reflect.deleteProperty(globalThis, name);
});

it('gives a name its value inside of a scope, also after waiting, and leaves it alone outside', async () => {
  const { runInScope } = await load();
  Reflect.set(globalThis, name, 'outside');
  const inside = runInScope({ [name]: 'inside' }, async () => {
    const first = read();
    await Promise.resolve();
    return [first, read()];
  });
  expect(read()).toBe('outside');
  expect(await inside).toEqual(['inside', 'inside']);
});

it('keeps what is assigned where it was assigned', async () => {
  const { runInScope } = await load();
  Reflect.set(globalThis, name, 'outside');
  const inside = runInScope({ [name]: 'inside' }, () => {
    Reflect.set(globalThis, name, 'changed inside');
    return read();
  });
  expect([inside, read()]).toEqual(['changed inside', 'outside']);
  Reflect.set(globalThis, name, 'changed outside');
  expect(read()).toBe('changed outside');
});

it('lets a name be assigned that two copies of this module have scoped', async () => {
  Reflect.set(globalThis, name, 'outside');
  for (const { runInScope } of [await load(), await load()]) {
    runInScope({ [name]: 'inside' }, () => {});
  }
  Reflect.set(globalThis, name, 'changed outside');
  expect(read()).toBe('changed outside');
});
