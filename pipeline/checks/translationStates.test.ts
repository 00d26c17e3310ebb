import path from 'node:path';
import { expect, it } from 'vitest';
import { openDocs } from '#pipeline/openDocs.ts';
import { miniSiteConfig } from '#tests/mini-site/miniSiteConfig.ts';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { stampOf, translationStates } from '#pipeline/checks/translationStates.ts';

it('S3.9 tells untranslated, stale and current files apart', async () => {
  const docs = openDocs(miniSiteConfig(await temporaryFolder()));
  const translated = (await docs.pageFiles()).filter(({ files }) => files.zh);
  const [fresh, old] = translated.map(({ files }) => files.en);
  if (!fresh || !old) {
    throw new Error('The mini-site has two translated pages.');
  }
  const nameOf = (file: string) => path.relative(docs.config.root, file);
  const stamps = { zh: { [nameOf(fresh)]: await stampOf(fresh), [nameOf(old)]: 'outdated' } };
  const states = new Map(
    (await translationStates(docs, stamps)).map(({ file, state }) => [file, state]),
  );
  expect(states.get(nameOf(fresh))).toBe('current');
  expect(states.get(nameOf(old))).toBe('stale');
  const untranslated = (await docs.pageFiles()).find(({ files }) => !files.zh);
  expect(states.get(nameOf(untranslated?.files.en ?? ''))).toBe('untranslated');
});
