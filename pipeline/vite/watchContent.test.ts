import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDocs } from '#pipeline/openDocs.ts';
import { changeFiles, type FileChanges, writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { watchContent } from './watchContent.ts';

const page = (text: string) => `---\ntitle: Notes\ndescription: A page.\n---\n\n${text}\n`;
const notes = 'guides/notes/notes.md';
const brokenLink =
  'content/guides/notes/notes.md:6 The link "/x/gone" leads to no page. Link to a page that exists, or write that page first.';
const longMs = 10_000;

/** The mini-site as somebody works on it: `change` saves a file, `connect` opens a page, `sent` is what pages were told. */
async function workOn(changes: FileChanges) {
  const config = { ...(await writeMiniSite(changes)), watching: true };
  const docs = openDocs(config);
  const sent: { type: string; err?: { message: string; loc: object } }[] = [];
  const logged = vi.fn();
  const listeners = new Map<string, (...args: string[]) => void>();
  const on = (event: string, listener: (...args: string[]) => void) =>
    void listeners.set(event, listener);
  const server = {
    watcher: { on },
    ws: { on, send: (message: (typeof sent)[number]) => sent.push(message) },
    config: { logger: { error: logged, info: () => {} } },
  } as unknown as ViteDevServer;
  const onChange = vi.fn();
  watchContent(docs, server, onChange);
  return {
    config,
    docs,
    sent,
    logged,
    onChange,
    connect: () => listeners.get('connection')?.(),
    async change(name: string, text: string) {
      await changeFiles(config, { [name]: text });
      listeners.get('all')?.('change', path.join(config.contentDir, name));
    },
  };
}

describe('watchContent', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows mistakes over a page that is opened, and in the terminal', async () => {
    const { config, connect, sent, logged } = await workOn({ [notes]: page('[gone](/x/gone)') });
    connect();
    await vi.waitFor(() => expect(sent).toHaveLength(1), longMs);
    const loc = { file: `${config.contentDir}/${notes}`, line: 6, column: 0 };
    const err = { message: brokenLink, stack: '', plugin: 'docs', loc };
    expect(sent).toEqual([{ type: 'error', err }]);
    expect(logged).toHaveBeenCalledWith(brokenLink, expect.anything());
  });

  it('shows a changed text at once, and what it breaks afterwards', async () => {
    const { docs, change, sent, onChange } = await workOn({ [notes]: page('Text.') });
    await docs.page('/x/guides/notes', 'en');
    await change(notes, page('[gone](/x/gone)'));
    await vi.waitFor(
      () => expect(sent).toEqual([{ type: 'custom', event: 'docs:text-changed' }]),
      longMs,
    );
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(await docs.page('/x/guides/notes', 'en')).toMatchObject({
      blocks: [{ html: expect.stringContaining('/x/gone') }],
    });
    await vi.waitFor(() => expect(sent).toHaveLength(2), longMs);
    expect(sent[1]?.err?.message).toBe(brokenLink);
  });

  it('leaves the page as it is when its new text cannot be shown', async () => {
    const { change, sent } = await workOn({ [notes]: page('Text.') });
    await change(notes, page('::demo{name="Missing"}'));
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0), longMs);
    expect(sent[0]?.type).toBe('error');
    expect(sent[0]?.err?.message).toContain('There is no demo "Missing" beside this page.');
  });

  it('loads the document again when the mistakes over it were corrected', async () => {
    const { change, sent } = await workOn({ [notes]: page('Text.') });
    await change(notes, page('::demo{name="Missing"}'));
    await vi.waitFor(() => expect(sent).toHaveLength(1), longMs);
    await change(notes, page('More text.'));
    await vi.waitFor(() => expect(sent[1]).toEqual({ type: 'full-reload' }), longMs);
    await change(notes, page('Still more text.'));
    await vi.waitFor(() => expect(sent[2]?.type).toBe('custom'), longMs);
  });

  it('reads a demo anew that has changed, without touching the open page', async () => {
    const { docs, change, sent } = await workOn({});
    const code = async () =>
      (await docs.page('/x/react-widgets/dial', 'en'))?.demos.flatMap(({ variants }) =>
        variants.flatMap(({ files }) => files.map(({ ts }) => ts)),
      );
    expect((await code())?.join('')).not.toContain('Turned');
    await change(
      'widgets/dial/demos/BasicDial.tsx',
      'export default function BasicDial() {\n  return <p>Turned</p>;\n}\n',
    );
    expect((await code())?.join('')).toContain('Turned');
    expect(sent).toEqual([]);
  });
});
