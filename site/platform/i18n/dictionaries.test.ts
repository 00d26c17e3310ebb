import { expect, it, vi } from 'vitest';

vi.mock('virtual:docs/translations/en', () => ({ dictionary: { greeting: 'Hello' } }));
vi.mock('virtual:docs/translations/zh', () => ({ dictionary: { greeting: '你好' } }));

const { dictionaries, loadDictionary } = await import('./dictionaries.ts');

it('S3.9 loads the Chinese strings when they are first wanted', async () => {
  await loadDictionary('zh');
  expect(dictionaries.zh).toBeTypeOf('object');
  expect(dictionaries.zh).not.toBe(dictionaries.en);
});

it('S8.6 an unknown translation file is a missing module', async () => {
  await expect(loadDictionary('tlh')).rejects.toMatchObject({
    message: "Cannot find module './translations-tlh.json'",
    code: 'MODULE_NOT_FOUND',
  });
});
