import { expect, it } from 'vitest';
import { languageCodes } from '#model/Language.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { siteFileAddress, siteFiles } from './siteFiles.ts';

it('siteFiles writes the sitemap, robots.txt, security.txt and one page index per language', async () => {
  const docs = openDocs({ ...(await writeMiniSite()), sourceDate: '2026-11-15' });
  const changeDays = async () => new Map([['/x/guides/setup', '2026-10-02']]);
  const files = await siteFiles({ ...docs, changeDays });
  const source = (name: string) => files.find(({ fileName }) => fileName === name)?.source ?? '';

  expect(files.map(({ fileName }) => fileName)).toEqual([
    'sitemap.xml',
    'robots.txt',
    '.well-known/security.txt',
    ...languageCodes.map((language) => `page-index/${language}.json`),
  ]);
  expect(files.every(({ fileName }) => siteFileAddress.test(`/${fileName}`))).toBe(true);
  expect(source('sitemap.xml')).toContain('<loc>https://docs.example.com/zh/x/guides/setup</loc>');
  expect(source('robots.txt')).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://docs.example.com/sitemap.xml\n',
  );
  expect(source('sitemap.xml')).toContain('/zh/x/guides/setup</loc><lastmod>2026-10-02</lastmod>');
  expect(source('.well-known/security.txt')).toBe(
    [
      `Contact: ${docs.config.repositoryUrl}/security/policy`,
      'Expires: 2027-11-15T00:00:00.000Z',
      `Preferred-Languages: ${languageCodes.join(', ')}`,
      'Canonical: https://docs.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(JSON.parse(source('page-index/zh.json'))).toEqual([
    { path: '/zh/x/guides', title: 'Overview' },
    { path: '/zh/x/guides/setup', title: 'Setup' },
    { path: '/zh/x/react-widgets', title: 'Overview' },
    { path: '/zh/x/react-widgets/dial', title: '旋钮' },
    { path: '/zh/x/react-widgets/advanced/levels', title: 'Levels' },
  ]);
});
