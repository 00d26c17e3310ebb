import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languageCodes } from '#model/Language.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { discoverPages } from '#pipeline/content-files/discoverPages.ts';
import { readReleases } from '#pipeline/packages/readReleases.ts';
import { newsBlock } from './newsBlock.ts';

const root = process.cwd();
const config = contentConfig(root, { watching: false });
const releases = readReleases(root);
const entries = Object.values(config.news).flat();

const entrySchema = z.strictObject({
  version: z.string().regex(/^8\.\d+\.\d+(-(alpha|beta)\.\d+)?$/),
  component: z.string().regex(/^[A-Z]\w+$/),
  text: z
    .string()
    .regex(/^[A-Z`].*\.$/)
    .max(100),
  href: z.string().regex(/^\/x\/react-[\w/-]+(#[\w-]+)?$/),
  plan: z.enum(['pro', 'premium']).nullable(),
  named: z.string().min(3).max(40),
});

const names = entries.map((entry) => [`${entry.component} ${entry.version}`, entry] as const);

describe.each(names)('%s', (_name, entry) => {
  it('is complete, and named in the changelog of its release', () => {
    expect(() => entrySchema.parse(entry)).not.toThrow();
    const lines = releases.get(entry.version)?.text.split('\n') ?? [];
    const found = lines.filter(
      (line) => line.startsWith('- [') && line.toLowerCase().includes(entry.named.toLowerCase()),
    );
    expect(found).not.toEqual([]);
    // Ours, not theirs.
    expect(lines.some((line) => line.includes(entry.text.slice(0, -1)))).toBe(false);
  });
});

it('each entry leads to a section of its own, which exists', async () => {
  expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
  const pages = await discoverPages({
    root,
    contentDir: config.contentDir,
    sections: config.sections,
    languages: languageCodes,
  });
  const missing = entries.filter(({ href }) => {
    const [pagePath, anchor] = href.split('#');
    const page = pages.find((candidate) => candidate.path === pagePath);
    const name = page && path.basename(page.folder);
    const text = page ? readFileSync(path.join(page.folder, `${name}.md`), 'utf8') : null;
    return text === null || (anchor !== undefined && !text.includes(`{#${anchor}`));
  });
  expect(missing).toEqual([]);
});

it('lists are in the order of releases, newest first', () => {
  for (const list of Object.values(config.news)) {
    const days = list.map(({ version }) => releases.get(version)?.day ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
  }
});

it('refuses a product without news', async () => {
  const block = { kind: 'component' as const, name: 'News', props: { product: 'boats' } };
  await expect(newsBlock(block, { language: 'en' }, { config })).rejects.toThrow('"boats"');
});

it('writes dates in the language of the reader', async () => {
  const block = { kind: 'component' as const, name: 'News', props: { product: 'tree-view' } };
  const { markdown } = await newsBlock(block, { language: 'zh' }, { config });
  expect(markdown).toContain('2026年4月15日');
});
