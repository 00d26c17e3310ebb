import { describe, expect, it } from 'vitest';
import { pageOfPayload, payloadPath } from './payloadPath.ts';

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
