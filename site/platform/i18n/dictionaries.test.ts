import { expect, it } from 'vitest';
import { dictionary as zh } from 'virtual:docs/translations/zh';
import { dictionary as zhLate } from 'virtual:docs/translations/zh/late';
import { dictionaries, loadDictionary, loadLateStrings } from './dictionaries.ts';

it('S3.9 loads the Chinese strings when they are first wanted', async () => {
  expect(dictionaries.en.shell).toBeTypeOf('object');
  await loadDictionary('zh');
  expect(dictionaries.zh).toEqual(zh);
});

it('adds the words of parts loaded on demand to those of the shell', async () => {
  await loadLateStrings('zh');
  expect(zhLate.settings).toBeTypeOf('object');
  expect(dictionaries.zh?.settings).toEqual(zhLate.settings);
  expect(dictionaries.zh?.shell).toEqual(zh.shell);
});

it('S8.6 an unknown translation file is a missing module', async () => {
  await expect(loadDictionary('tlh')).rejects.toMatchObject({
    message: "Cannot find module './translations-tlh.json'",
    code: 'MODULE_NOT_FOUND',
  });
});
