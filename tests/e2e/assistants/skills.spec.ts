import { expect, test } from '@playwright/test';

const products = ['data-grid', 'date-pickers', 'charts', 'tree-view'];
const files = ['SKILL.md', 'choices.md', 'traps.md'];

/** Where the build says it will be published. */
const origin = 'https://mui.com';

for (const product of products) {
  test(`the skill for ${product} is complete, and every link in it leads to Markdown`, async ({
    request,
  }) => {
    const texts = await Promise.all(
      files.map(async (file) => {
        const response = await request.get(`/skills/${product}/${file}`);
        expect(response.status()).toBe(200);
        expect(response.headers()['content-type']).toContain('text/markdown');
        return response.text();
      }),
    );
    const [skill = '', choices = '', traps = ''] = texts;
    expect(skill).toMatch(/^---\nname: mui-x-[a-z-]+\ndescription: ".{100,1000}"\n---\n/);
    expect(skill.length).toBeLessThan(30_000);
    expect(choices.match(/^\| -/gm)?.length).toBeGreaterThan(5);
    expect(traps).toMatch(/title="Wrong: [^"]+"\n[\s\S]+title="Right: /);
    expect(traps).toContain('## Error messages');

    const links = new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/\]\((https:\/\/mui\.com\/[^)\s]*)\)/g)].map(([, href]) => href ?? ''),
      ),
    );
    expect(links.size).toBeGreaterThan(10);
    const copies = new Map<string, string>();
    const broken: string[] = [];
    for (const href of links) {
      const [path = '', anchor] = href.slice(origin.length).split('#');
      const text = copies.get(path) ?? (await (await request.get(path)).text());
      copies.set(path, text);
      // Headings have their anchor behind them, demos are linked with theirs.
      const isThere =
        anchor === undefined || text.includes(`{#${anchor}}`) || text.includes(`#${anchor})`);
      broken.push(...(isThere && !text.startsWith('# Page not found') ? [] : [href]));
    }
    expect(broken).toEqual([]);
  });
}

test('the list for assistants names the skills', async ({ request }) => {
  const list = await (await request.get('/llms.txt')).text();
  for (const product of products) {
    expect(list).toContain(`(${origin}/skills/${product}/SKILL.md)`);
  }
});
