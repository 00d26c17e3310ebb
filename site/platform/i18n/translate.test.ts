import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const messages = {
  en: { shell: { home: 'Home', hello: 'Hello {name}, {count} pages', only: 'Only English' } },
  zh: { shell: { home: '首页', empty: '', nested: { deep: '深' } } },
};

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const error = vi.spyOn(console, 'error').mockImplementation(() => {});

/** A fresh module: it remembers what it has warned about. */
async function loadTranslate() {
  vi.resetModules();
  return (await import('./translate.ts')).translate;
}

beforeEach(() => {
  vi.stubGlobal('window', {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

afterAll(() => {
  vi.restoreAllMocks();
});

describe('translate', () => {
  it('S4.7 looks a dotted key up in the language', async () => {
    const translate = await loadTranslate();
    expect(translate(messages, 'zh', 'shell.home')).toBe('首页');
    expect(translate(messages, 'zh', 'shell.nested.deep')).toBe('深');
    expect(translate(messages, 'en', 'shell.home')).toBe('Home');
    expect(warn).not.toHaveBeenCalled();
  });

  it('S4.7 falls back to English and warns once per key', async () => {
    const translate = await loadTranslate();
    expect(translate(messages, 'zh', 'shell.only')).toBe('Only English');
    expect(translate(messages, 'zh', 'shell.only')).toBe('Only English');
    expect(warn.mock.calls).toEqual([['Missing translation for zh:shell.only']]);

    translate(messages, 'zh', 'shell.hello');
    expect(warn).toHaveBeenLastCalledWith('Missing translation for zh:shell.hello');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it.each(['shell.empty', 'shell.nested', 'shell.home.more', 'nowhere'])(
    'S4.7 counts %s as missing: an empty text, a topic, a path too far, nothing',
    async (key) => {
      const translate = await loadTranslate();
      expect(translate(messages, 'zh', key)).toBe('');
      expect(warn.mock.calls).toEqual([[`Missing translation for zh:${key}`]]);
    },
  );

  it('S4.7 an unknown language gives … and an error each time', async () => {
    const translate = await loadTranslate();
    expect(translate(messages, 'xx', 'shell.home')).toBe('…');
    expect(translate(messages, 'xx', 'shell.home')).toBe('…');
    expect(error.mock.calls).toEqual([['Missing language: xx.'], ['Missing language: xx.']]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('S4.7 is silent on request and while prerendering', async () => {
    const translate = await loadTranslate();
    translate(messages, 'zh', 'shell.only', { ignoreWarning: true });
    vi.unstubAllGlobals();
    translate(messages, 'zh', 'shell.only');
    expect(warn).not.toHaveBeenCalled();
  });

  it('interpolates values and leaves placeholders without one', async () => {
    const translate = await loadTranslate();
    const text = translate(messages, 'en', 'shell.hello', { values: { name: '$&' } });
    expect(text).toBe('Hello $&, {count} pages');
  });
});
