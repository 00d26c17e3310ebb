import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prePaint } from './prePaint.ts';
import { script } from './prePaint.ts?script';
import { appearanceStorageKey } from './rootAppearance.ts';
import { directionStorageKey, modeStorageKey } from './storedSettings.ts';

interface Visit {
  address?: string;
  /** Languages the page exists in, by its head. */
  languages?: string[];
  prefersDark?: boolean;
  stored?: Record<string, string>;
}

/** What the script did to a document. */
interface Outcome {
  attributes: string[];
  classes: string[];
  style: Record<string, string>;
  dir: string;
  metas: { media: string; dataset: { mode: string } }[];
  replaced: string[];
}

let outcome: Outcome;

/** A document as far as the script needs one, for a reader with stored settings at an address. */
function open({
  address = '/x',
  languages = ['en', 'zh'],
  prefersDark = false,
  stored = {},
}: Visit): void {
  const url = new URL(address, 'https://docs.example.com');
  outcome = {
    attributes: [],
    classes: [],
    style: {},
    dir: 'ltr',
    metas: [
      { media: '(prefers-color-scheme: light)', dataset: { mode: 'light' } },
      { media: '(prefers-color-scheme: dark)', dataset: { mode: 'dark' } },
    ],
    replaced: [],
  };
  const storage = { getItem: (key: string) => stored[key] ?? null };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  vi.stubGlobal('navigator', { platform: 'Linux' });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }));
  vi.stubGlobal('location', {
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    replace: (target: string) => outcome.replaced.push(target),
  });
  vi.stubGlobal('document', {
    documentElement: {
      setAttribute: (name: string, value: string) =>
        outcome.attributes.push(value ? `${name}=${value}` : name),
      toggleAttribute: (name: string, isOn: boolean) => isOn && outcome.attributes.push(name),
      set dir(value: string) {
        outcome.dir = value;
      },
      style: {
        setProperty(name: string, value: string) {
          outcome.style[name] = value;
        },
      },
    },
    body: {
      classList: { toggle: (name: string, isOn: boolean) => isOn && outcome.classes.push(name) },
    },
    querySelector: (selector: string) =>
      languages.find((language) => selector === `link[hreflang="${language}"]`) ?? null,
    querySelectorAll: () => outcome.metas,
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['the module', prePaint],
  // oxlint-disable-next-line no-new-func
  ['the inline script', () => new Function(script)() as void],
])('prePaint: %s', (_what, run) => {
  beforeEach(() => open({}));

  it('S4.1 takes the mode of the operating system unless one is stored', () => {
    run();
    expect(outcome.classes).toEqual(['mode-light']);
    open({ prefersDark: true });
    run();
    expect(outcome.classes).toEqual(['mode-dark']);
    open({ prefersDark: true, stored: { [modeStorageKey]: 'light' } });
    run();
    expect(outcome.classes).toEqual(['mode-light']);
    expect(outcome.attributes).toContain('data-mui-color-scheme=light');
  });

  it('S4.2 changes only the media of the theme-color metas', () => {
    open({ stored: { [modeStorageKey]: 'dark' } });
    run();
    expect(outcome.metas).toEqual([
      { media: 'not all', dataset: { mode: 'light' } },
      { media: 'all', dataset: { mode: 'dark' } },
    ]);
  });

  it('restores direction, density and colors, and no other property', () => {
    const style = { '--unit': '10px', display: 'none' };
    const appearance = JSON.stringify({ dense: true, style });
    open({ stored: { [directionStorageKey]: 'rtl', [appearanceStorageKey]: appearance } });
    run();
    expect(outcome.dir).toBe('rtl');
    expect(outcome.attributes).toContain('data-dense');
    expect(outcome.style).toEqual({ '--unit': '10px' });
  });

  it.each(['{', 'null', '[]', '{"style":null}'])('shrugs off a broken appearance: %s', (text) => {
    open({ stored: { [appearanceStorageKey]: text } });
    run();
    expect(outcome.attributes).toContain('data-js');
    expect(outcome.style).toEqual({});
  });

  it.each([
    ['/x/a?userLanguage=zh#b', ['/zh/x/a?userLanguage=zh#b']],
    ['/?userLanguage=zh', ['/zh?userLanguage=zh']],
    ['/zh/x?userLanguage=zh', []],
    ['/x?userLanguage=en', []],
    ['/x?userLanguage=tlh', []],
    ['/x', []],
  ])('S2.2 leads %s to %j', (address, replaced) => {
    open({ address });
    run();
    expect(outcome.replaced).toEqual(replaced);
  });

  it.each(['/template-pages/blog?userLanguage=zh', '/blog/post?userLanguage=zh'])(
    'S2.2 stays at %s, which has no Chinese version',
    (address) => {
      open({ address, languages: [] });
      run();
      expect(outcome.replaced).toEqual([]);
    },
  );

  it('hides the frame of a preview on request', () => {
    open({ address: '/template-pages/blog?hideFrame=true' });
    run();
    expect(outcome.attributes).toContain('data-hide-frame');
  });
});
