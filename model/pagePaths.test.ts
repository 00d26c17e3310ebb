import { describe, expect, it } from 'vitest';
import {
  hasMarkdown,
  markdownPath,
  pageOfMarkdown,
  pageOfPayload,
  payloadPath,
} from './pagePaths.ts';

describe('payloadPath', () => {
  it.each([
    ['/', '/page-data/index.json'],
    ['/zh', '/page-data/zh.json'],
    ['/x/introduction', '/page-data/x/introduction.json'],
  ])('%s is fetched from %s and back', (page, payload) => {
    expect(payloadPath(page)).toBe(payload);
    expect(pageOfPayload(payload)).toBe(page);
  });
});

it.each([
  ['/', '/index.md'],
  ['/zh', '/zh.md'],
  ['/x/react-tree-view', '/x/react-tree-view.md'],
  ['/zh/x/introduction', '/zh/x/introduction.md'],
])('the copy of %s is at %s and leads back', (page, copy) => {
  expect(markdownPath(page)).toBe(copy);
  expect(pageOfMarkdown(copy)).toBe(page);
});

it('keeps the section of an address', () => {
  expect(markdownPath('/x/introduction#plans')).toBe('/x/introduction.md#plans');
});

it('takes no other file for a copy', () => {
  expect(pageOfMarkdown('/llms.txt')).toBeNull();
});

it.each([
  ['/x/introduction', true],
  ['/zh/x/api/data-grid/data-grid', true],
  ['/x', false],
  ['/playground', false],
  ['/blog/x/post', false],
])('%s has a copy: %s', (path, expected) => {
  expect(hasMarkdown(path)).toBe(expected);
});
