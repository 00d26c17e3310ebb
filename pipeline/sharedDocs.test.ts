import { beforeEach, expect, it, vi } from 'vitest';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import type { Docs } from './docs/Docs.ts';
import { openDocs } from './openDocs.ts';

let config: Docs['config'];
beforeEach(async () => {
  config = await writeMiniSite();
});

/** The module as another bundle of the same process has it. */
async function copyOfModule() {
  vi.resetModules();
  return import('./sharedDocs.ts');
}

it('what one copy of the module opens is shared with the others, and opened once', async () => {
  const first = await copyOfModule();
  const opened = first.shareDocs(true, () => openDocs(config));
  const second = await copyOfModule();
  expect(second).not.toBe(first);
  expect(second.sharedDocs()).toBe(opened);
  const open = vi.fn(() => openDocs(config));
  expect(second.shareDocs(false, open)).toBe(opened);
  expect(open).not.toHaveBeenCalled();
});

it('a server that starts again watches documentation it has opened anew', async () => {
  const { shareDocs, sharedDocs } = await copyOfModule();
  const before = shareDocs(true, () => openDocs(config));
  const after = shareDocs(true, () => openDocs(config));
  expect(after).not.toBe(before);
  expect(sharedDocs()).toBe(after);
});
