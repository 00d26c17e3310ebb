import { expect, test } from '#tests/setup/quietPage.ts';

for (const path of ['/', '/x/introduction', '/zh/x/introduction', '/playground']) {
  test(`no script of ${path} takes the line from its style sheets`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = html.match(/<(link rel="modulepreload"|script[^>]*type="module")[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(1);
    expect(scripts.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);
    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.filter((tag) => tag.includes('fetchpriority'))).toEqual([]);
  });
}
