import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DemoCode } from '#model/DemoSource.ts';
import { fetchDemoProject, parseDemoAddress } from './openProject.ts';

const page = '/x/react-tree-view/items';

describe('parseDemoAddress', () => {
  it('reads page, demo and styling', () => {
    expect(parseDemoAddress(`?demo=${page}`, '#Basic')).toEqual({
      pagePath: page,
      name: 'Basic',
      styling: null,
    });
    expect(parseDemoAddress(`?demo=/zh${page}/`, '#tailwind-Basic.tsx')).toEqual({
      pagePath: page,
      name: 'Basic',
      styling: 'Tailwind',
    });
  });

  it.each([
    ['?demo=//evil.example/x', '#Basic'],
    ['?demo=https://evil.example', '#Basic'],
    ['?demo=/x/../../secret', '#Basic'],
    ['?demo=/x/a%3Fb', '#Basic'],
    [`?demo=${page}`, ''],
    [`?demo=${page}`, '#<img>'],
    ['', '#Basic'],
  ])('%s%s names no demo', (search, hash) => {
    expect(parseDemoAddress(search, hash)).toBeNull();
  });
});

describe('fetchDemoProject', () => {
  afterEach(() => vi.unstubAllGlobals());

  const code = (styling: DemoCode['styling']): DemoCode => ({
    name: 'Basic',
    styling,
    files: [{ tsName: 'Basic.tsx', jsName: 'Basic.js', ts: `ts ${styling}`, js: `js ${styling}` }],
  });

  function serve(status: number, demos: DemoCode[] = []) {
    const fetch = vi.fn(async () => Response.json({ build: 'b', demos }, { status }));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  }

  it('gives both variants of the styling asked for, or of the first', async () => {
    const fetch = serve(200, [code('MUI System'), code('Tailwind')]);
    const address = { pagePath: page, name: 'Basic' };
    const first = await fetchDemoProject({ ...address, styling: null });
    expect(fetch).toHaveBeenCalledWith('/page-sources/x/react-tree-view/items.json');
    expect(first?.TS).toEqual({
      files: [{ name: 'Basic.tsx', text: 'ts MUI System' }],
      entry: 'Basic.tsx',
    });
    expect(first?.JS.entry).toBe('Basic.js');
    const other = await fetchDemoProject({ ...address, styling: 'Tailwind' });
    expect(other?.JS.files[0]?.text).toBe('js Tailwind');
  });

  it('answers null for a missing page or demo, and throws when the network fails', async () => {
    const address = { pagePath: page, name: 'Basic', styling: null };
    serve(404);
    expect(await fetchDemoProject(address)).toBeNull();
    serve(200);
    expect(await fetchDemoProject(address)).toBeNull();
    serve(500);
    await expect(fetchDemoProject(address)).rejects.toThrow('500');
  });
});
