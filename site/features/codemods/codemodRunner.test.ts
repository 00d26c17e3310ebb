import { expect, it } from 'vitest';
import { createRunner, type RunnerWorker } from './codemodRunner.ts';
import type { CodemodRequest } from './worker/CodemodMessage.ts';

/** A worker that answers by name, or not at all. */
class FakeWorker extends EventTarget implements RunnerWorker {
  isTerminated = false;

  constructor({ loads = true } = {}) {
    super();
    setTimeout(() =>
      loads ? this.say({ kind: 'ready' }) : this.dispatchEvent(new Event('error')),
    );
  }

  say(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage({ name, code }: CodemodRequest) {
    if (name !== 'hang') {
      const outcome = { kind: 'changed', code: `${code} by ${name}`, comments: [] };
      setTimeout(() => this.say({ kind: 'outcome', outcome }));
    }
  }

  terminate() {
    this.isTerminated = true;
  }
}

it('uses one worker for all codemods', async () => {
  const workers: FakeWorker[] = [];
  const runner = createRunner({
    start: () => workers[workers.push(new FakeWorker()) - 1] as FakeWorker,
  });
  expect(await runner.run({ code: 'a', name: 'one' })).toMatchObject({ code: 'a by one' });
  expect(await runner.run({ code: 'b', name: 'two' })).toMatchObject({ code: 'b by two' });
  expect(workers).toHaveLength(1);
  runner.close();
  expect(workers[0]?.isTerminated).toBe(true);
});

it('ends a codemod that takes too long, and goes on with a new worker', async () => {
  const workers: FakeWorker[] = [];
  const runner = createRunner({
    start: () => workers[workers.push(new FakeWorker()) - 1] as FakeWorker,
    limit: 20,
  });
  expect(await runner.run({ code: 'a', name: 'hang' })).toEqual({ kind: 'stopped' });
  expect(workers[0]?.isTerminated).toBe(true);
  expect(await runner.run({ code: 'a', name: 'next' })).toMatchObject({ code: 'a by next' });
  expect(workers).toHaveLength(2);
});

it('rejects when the worker cannot be loaded, and tries again the next time', async () => {
  const starts = [new FakeWorker({ loads: false })];
  const runner = createRunner({ start: () => starts.pop() ?? new FakeWorker() });
  await expect(runner.run({ code: 'a', name: 'one' })).rejects.toThrow('could not be loaded');
  expect(await runner.run({ code: 'a', name: 'one' })).toMatchObject({ code: 'a by one' });
});

it('rejects what is running when it is closed', async () => {
  const runner = createRunner({ start: () => new FakeWorker() });
  const running = runner.run({ code: 'a', name: 'hang' });
  runner.close();
  await expect(running).rejects.toThrow('stopped');
});
