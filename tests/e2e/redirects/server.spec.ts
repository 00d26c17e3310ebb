import { expect, test } from '#tests/setup/quietPage.ts';

const redirects = [
  { title: 'S2.3 trailing slash', from: '/x/introduction/', to: '/x/introduction' },
  { title: 'S2.3 trailing slash with a query', from: '/x/?a=1', to: '/x?a=1' },
  { title: 'S2.1 English prefix', from: '/en/x/introduction', to: '/x/introduction' },
  { title: 'S2.1 English home', from: '/en', to: '/' },
  { title: 'S2.1 S2.3 both at once', from: '/en/x/introduction/', to: '/x/introduction' },
  { title: 'S2.3 trailing slash in Chinese', from: '/zh/x/', to: '/zh/x' },
  { title: 'S2.4 core API', from: '/api/button', to: '/api-docs/button' },
  { title: 'S2.4 core API index', from: '/api', to: '/api-docs' },
];

for (const { title, from, to } of redirects) {
  test(`${title}: ${from} moved to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([301, 308]).toContain(response.status());
    expect(response.headers().location).toBe(to);
  });
}

for (const path of ['/', '/x', '/zh', '/x/introduction', '/zh/x/introduction']) {
  test(`S2.3 ${path} stays where it is`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  });
}

for (const path of ['/x/api/data-grid/data-grid', '/apis', '/zh/api-docs/x']) {
  test(`S2.4 ${path} is not rewritten`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([200, 404]).toContain(response.status());
  });
}
