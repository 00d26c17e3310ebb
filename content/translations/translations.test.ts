/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

interface Texts {
  [key: string]: string | Texts;
}

function entries(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : entries(value, `${prefix}${name}.`),
  );
}

const english = new Map(entries(en));
const chinese = new Map(entries(zh));
const keys = [...english.keys()];

const sources = Object.entries(
  import.meta.glob<string>('/site/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([file]) => !file.includes('.test.'));

/** Pages that are React routes, and features that load their words late; `useStrings` reads below their topic. */
const ownTopics = [
  'home',
  'overview',
  'playground',
  'templates',
  'offline',
  'feedback',
  'ads',
  'api',
];

/** Keys no component looks up by name, and who reads them. */
const readElsewhere = [
  /^prose\./, // compiled pages
  /^tags\./, // headings of compiled pages
  /^code\.(copyCode|copy|copied)$/, // code blocks of compiled pages
  /^(home|overview|playground)\.(title|description)$/, // heads of the routes
  /^templates\.list\..+\.title$/, // heads of the previews
  /^api\./, // pages of the reference, which get their words as one typed value
  /^quality\./, // the quality report, likewise
  /^pageCopy\./, // copies of pages for machines and the actions above a page, likewise
];

interface Use {
  file: string;
  key: string;
  /** Matches every key the use may stand for. */
  pattern: RegExp;
}

/** Every `t('…')`, `text('…')` and `translate(…, '…')`; slots of a template stand for one part of a key. */
const uses = sources.flatMap(([file, source]) =>
  [
    ...source.matchAll(/\b(t|text)\(\s*(['`])(.*?)\2/g),
    ...source.matchAll(/\b(translate)\([\w\s.,]+,\s*(['`])(.*?)\2/g),
  ].map(([, call, , key = '']): Use => {
    // The reference is also given the words of code blocks, and those of tags as `plans`.
    const topic = call === 'text' ? `(?:(?:${ownTopics.join('|')}|code)\\.)?` : '';
    const parts = key
      .replace(/^plans\./, 'tags.')
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll('.', '\\.'));
    return { file, key, pattern: new RegExp(`^${topic}${parts.join('[^.]+')}$`) };
  }),
);

const literals = new Set(
  sources.flatMap(([, source]) =>
    [...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, text]) => text),
  ),
);

describe('translations', () => {
  it('S3.9 English and Chinese have exactly the same keys', () => {
    expect([...chinese.keys()].sort()).toEqual(keys.toSorted());
  });

  it('S3.9 no text is empty', () => {
    const empty = [...english, ...chinese].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('S3.9 both languages fill the same slots', () => {
    const slots = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();
    const differing = keys.filter(
      (key) => String(slots(english.get(key))) !== String(slots(chinese.get(key))),
    );
    expect(differing).toEqual([]);
  });

  it('S4.7 every key the site looks up exists', () => {
    expect(uses.length).toBeGreaterThan(40);
    const missing = uses
      .filter(({ pattern }) => !keys.some((key) => pattern.test(key)))
      .map(({ file, key }) => `${file}: ${key}`);
    expect(missing).toEqual([]);
  });

  it('every key is used', () => {
    const unused = keys.filter(
      (key) =>
        !literals.has(key) &&
        !uses.some(({ pattern }) => pattern.test(key)) &&
        !readElsewhere.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});
