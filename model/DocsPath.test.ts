import { describe, expect, it } from 'vitest';
import { isLanguageNeutral, languageHref, parseDocsPath } from './DocsPath.ts';

describe('parseDocsPath', () => {
  it.each([
    ['/x/introduction', 'en', '/x/introduction'],
    ['/zh/x/introduction', 'zh', '/x/introduction'],
    ['/en/x/introduction', 'en', '/x/introduction'],
    ['/zh', 'zh', '/'],
    ['/en/', 'en', '/'],
    ['/', 'en', '/'],
    ['', 'en', '/'],
    ['/zhang/x', 'en', '/zhang/x'],
    ['/pt/x', 'en', '/pt/x'],
    ['/ZH/x', 'en', '/ZH/x'],
    ['/x/zh/items', 'en', '/x/zh/items'],
    ['/zh/en/x', 'zh', '/x'],
    ['https://mui.com/zh/x/react-charts/', 'zh', '/x/react-charts'],
    ['https://mui.com', 'en', '/'],
  ])('S2.1 the prefix of %j selects %s and leaves %s', (url, language, path) => {
    expect(parseDocsPath(url)).toMatchObject({ language, path });
  });

  it.each([
    ['/x?userLanguage=zh', 'zh'],
    ['/x?theme=dark&userLanguage=zh#top', 'zh'],
    ['/x?userLanguage=en', 'en'],
    ['/x?userLanguage=pt', 'en'],
    ['/x?userLanguage=', 'en'],
    ['/x?userLanguage', 'en'],
    ['/x?userLanguage=zhx', 'en'],
    ['/x?userLanguage=pt&userLanguage=zh', 'zh'],
    ['/x?myuserLanguage=zh', 'en'],
    ['/x#?userLanguage=zh', 'en'],
    ['/x', 'en'],
  ])('S2.2 S3.3 the query of %s selects %s', (url, language) => {
    expect(parseDocsPath(url).language).toBe(language);
  });

  it.each([
    ['/zh/x?userLanguage=en', 'zh'],
    ['/en/x?userLanguage=zh', 'en'],
  ])('S1.3 the prefix of %s wins over its query: %s', (url, language) => {
    expect(parseDocsPath(url).language).toBe(language);
  });

  it.each([
    ['/x/react-charts/', '/x/react-charts'],
    ['/x/react-charts/?a=1', '/x/react-charts'],
    ['/x/react-charts//', '/x/react-charts'],
    ['//x///react-charts', '/x/react-charts'],
  ])('S2.3 %s loses its superfluous slashes', (url, path) => {
    expect(parseDocsPath(url).path).toBe(path);
  });

  it.each([
    ['/api', '/api-docs'],
    ['/api/button/', '/api-docs/button'],
    ['/zh/api/button', '/api-docs/button'],
    ['/apix', '/apix'],
    ['/api-docs/button', '/api-docs/button'],
    ['/x/api/data-grid/data-grid', '/x/api/data-grid/data-grid'],
  ])('S2.4 %s is read as %s', (url, path) => {
    expect(parseDocsPath(url).path).toBe(path);
  });

  it.each([
    ['/x/react-charts', '/x/react-charts'],
    ['/en/x/react-charts/', '/x/react-charts'],
    ['/zh/x/react-charts/', '/zh/x/react-charts'],
    ['/x/react-charts?userLanguage=zh', '/zh/x/react-charts'],
    ['/zh/', '/zh'],
    ['/zh/blog/post/', '/blog/post'],
    ['/zh/size-snapshot/', '/size-snapshot'],
  ])('S2.5 the canonical form of %s is %s', (url, canonicalPath) => {
    expect(parseDocsPath(url).canonicalPath).toBe(canonicalPath);
  });

  it('S1.3 query and hash are kept apart from the path', () => {
    expect(parseDocsPath('/zh/x/?a=/b/&c#d?e#f')).toEqual({
      language: 'zh',
      path: '/x',
      canonicalPath: '/zh/x',
      search: '?a=/b/&c',
      hash: '#d?e#f',
    });
  });
});

describe('languageHref', () => {
  it.each([
    ['/x/introduction', '/zh/x/introduction'],
    ['/x/introduction?a=1#b', '/zh/x/introduction?a=1#b'],
    ['/', '/zh'],
    ['/#top', '/zh#top'],
    ['/?a=1', '/zh?a=1'],
    ['/zhang', '/zh/zhang'],
    ['/blogging', '/zh/blogging'],
  ])('S2.1 %s becomes %s in Chinese and stays in English', (path, chinese) => {
    expect(languageHref(path, 'zh')).toBe(chinese);
    expect(languageHref(path, 'en')).toBe(path);
  });

  it.each([
    '/blog',
    '/blog/post',
    '/size-snapshot',
    '/size-snapshot/',
    'https://mui.com/store/',
    'mailto:x@example.com',
    '//evil.example/x',
    '/\\evil.example',
    '#items',
    '',
    'items',
    '/zh',
    '/zh/x',
    '/zh?a=1',
    '/zh#a',
    '/en/x',
  ])('S2.5 %j is never prefixed', (path) => {
    expect(languageHref(path, 'zh')).toBe(path);
  });
});

describe('isLanguageNeutral', () => {
  it.each([
    ['/blog', true],
    ['/blog/', true],
    ['/blog/2025-news', true],
    ['/blog?page=2', true],
    ['/blog#latest', true],
    ['/size-snapshot', true],
    ['/size-snapshot/', true],
    ['/size-snapshot?commit=1', true],
    ['/size-snapshot/history', false],
    ['/blogging', false],
    ['/x/blog', false],
    ['/', false],
  ])('S2.5 %s: %s', (path, neutral) => {
    expect(isLanguageNeutral(path)).toBe(neutral);
  });
});
