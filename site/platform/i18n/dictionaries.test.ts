import { expect, it } from 'vitest';
import en from '#content/translations/en.json' with { type: 'json' };
import zh from '#content/translations/zh.json' with { type: 'json' };
import { dictionaries, loadDictionary, loadLateStrings } from './dictionaries.ts';

it('S3.9 loads the Chinese strings when they are first wanted', async () => {
  expect(dictionaries.en.shell).toEqual(en.shell);
  await loadDictionary('zh');
  expect(dictionaries.zh?.shell).toEqual(zh.shell);
});

it('adds the words of parts loaded on demand to those of the shell', async () => {
  await loadLateStrings('zh');
  expect(dictionaries.zh?.settings).toEqual(zh.settings);
  expect(dictionaries.zh?.shell).toEqual(zh.shell);
});

it('S8.6 an unknown translation file is a missing module', async () => {
  await expect(loadDictionary('tlh')).rejects.toMatchObject({
    message: "Cannot find module './translations-tlh.json'",
    code: 'MODULE_NOT_FOUND',
  });
});
