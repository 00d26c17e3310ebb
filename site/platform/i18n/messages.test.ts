import { afterEach, expect, it, vi } from 'vitest';
import { messages as zh } from 'virtual:docs/messages/zh';
import { messages as zhLate } from 'virtual:docs/messages/zh/late';
import { loadedMessages, loadLateMessages, loadMessages, translator } from './messages.ts';

afterEach(() => {
  vi.doUnmock('virtual:docs/messages');
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('S3.9 loads the Chinese messages when they are first wanted', async () => {
  expect(loadedMessages.en.shell).toBeTypeOf('object');
  await loadMessages('zh');
  expect(loadedMessages.zh).toEqual(zh);
});

it('adds the messages of parts loaded on demand to those of the shell', async () => {
  await loadLateMessages('zh');
  expect(zhLate.settings).toBeTypeOf('object');
  expect(loadedMessages.zh?.settings).toEqual(zhLate.settings);
  expect(loadedMessages.zh?.shell).toEqual(zh.shell);
  expect(translator('zh')('settings.mode')).toBe('模式');
});

it('S8.6 an unknown translation file is a missing module', async () => {
  await expect(loadMessages('tlh')).rejects.toMatchObject({
    message: "Cannot find module './translations-tlh.json'",
    code: 'MODULE_NOT_FOUND',
  });
});

it('S4.7 a late message that is not translated falls back to English, which is loaded only then', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('window', {});
  const english = vi.fn(async () => ({
    messages: { settings: { mode: 'Mode', language: 'Language' } },
    isPartial: false,
  }));
  vi.doMock('virtual:docs/messages', () => ({
    shellMessages: {},
    shellLoaders: {
      zh: async () => ({ messages: {}, isPartial: false }),
      pt: async () => ({ messages: {}, isPartial: false }),
    },
    lateLoaders: {
      en: english,
      zh: async () => ({
        messages: { settings: { mode: '模式', language: '语言' } },
        isPartial: false,
      }),
      pt: async () => ({ messages: { settings: { mode: 'Modo' } }, isPartial: true }),
    },
  }));
  vi.resetModules();
  const fresh = await import('./messages.ts');
  await fresh.loadMessages('zh');
  await fresh.loadLateMessages('zh');
  expect(english).not.toHaveBeenCalled();

  await fresh.loadMessages('pt');
  await fresh.loadLateMessages('pt');
  const t = fresh.translator('pt');
  expect(t('settings.mode')).toBe('Modo');
  expect(t('settings.language')).toBe('Language');
  expect(warn.mock.calls).toEqual([['Missing translation for pt:settings.language']]);
});
