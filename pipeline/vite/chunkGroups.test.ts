import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { chunkGroups } from './chunkGroups.ts';

const entries = { start: 'start.ts', late: 'late.ts', parts: 'mountAd.tsx' };

const imports: Record<string, string[]> = {
  '/site/start.ts': ['/site/watch.ts'],
  '/site/watch.ts': ['/site/link.ts'],
  '/site/late.ts': ['/site/ads.ts', '/site/link.ts', '/site/node_modules/react/index.js'],
  '/site/ads.ts': [],
  '/site/mountAd.tsx': ['/site/Language.tsx', '/site/link.ts', '/site/node_modules/react/index.js'],
  '/site/demo.ts': ['/site/Language.tsx'],
  '/site/search.ts': ['/site/link.ts', '/site/ads.ts'],
};

const modules = new Set([...Object.keys(imports), ...Object.values(imports).flat()]);

const graph = {
  getModuleInfo(id: string) {
    const info = { id, importedIds: imports[id] ?? [] };
    return modules.has(id) ? (info as unknown as Rolldown.ModuleInfo) : null;
  },
};

/** The chunk a module is put into: the first group that takes it. */
function chunkOf(id: string, named = entries): string | null {
  for (const { name, test } of chunkGroups('/site', named)) {
    const isTaken = !(test instanceof RegExp) || test.test(id);
    const chunk = isTaken ? (typeof name === 'string' ? name : name(id, graph)) : null;
    if (chunk) {
      return chunk;
    }
  }
  return null;
}

describe('chunkGroups', () => {
  it.each([
    ['/site/start.ts', 'start'],
    ['/site/watch.ts', 'start'],
    ['/site/node_modules/react/index.js', 'framework'],
    ['/site/late.ts', 'late'],
    ['/site/ads.ts', 'late'],
    ['/site/mountAd.tsx', 'parts'],
    ['/site/Language.tsx', 'parts'],
  ])('puts %s into %s', (id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });

  it('puts what both need into the first load', () => {
    expect(chunkOf('/site/link.ts')).toBe('start');
  });

  it('leaves what is loaded on demand alone', () => {
    expect(chunkOf('/site/search.ts')).toBeNull();
    expect(chunkOf('/site/demo.ts')).toBeNull();
  });

  it('fails for an entry that was renamed', () => {
    expect(() => chunkOf('/site/ads.ts', { ...entries, start: 'Start.ts' })).toThrow(
      'no module /site/Start.ts',
    );
  });
});
