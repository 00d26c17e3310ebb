import { describe, expect, it } from 'vitest';
import { languageHref } from './languageHref.ts';

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
