import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copyText.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose clipboard keeps or refuses what it is given. */
function stubClipboard(isAllowed: boolean): string[] {
  const copied: string[] = [];
  const write = async (text: string) => {
    if (!isAllowed) {
      throw new Error('NotAllowedError');
    }
    copied.push(text);
  };
  class Item {
    readonly data: Record<string, Promise<Blob>>;

    constructor(data: Record<string, Promise<Blob>>) {
      this.data = data;
    }
  }
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: write,
      write: async ([item]: [Item]) => write((await (await item.data['text/plain'])?.text()) ?? ''),
    },
  });
  return copied;
}

it('copies a text, and one that is still to be loaded', async () => {
  const copied = stubClipboard(true);
  expect(await copyText('at hand')).toBe('copied');
  expect(await copyText(Promise.resolve('loaded'))).toBe('copied');
  expect(copied).toEqual(['at hand', 'loaded']);
});

it('tells a browser that refuses from a text that could not be loaded', async () => {
  stubClipboard(false);
  expect(await copyText('at hand')).toBe('copyFailed');
  expect(await copyText(Promise.resolve('loaded'))).toBe('copyFailed');
  expect(await copyText(Promise.reject(new Error('offline')))).toBe('loadFailed');
});

it('says so where there is no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('at hand')).toBe('copyFailed');
});
