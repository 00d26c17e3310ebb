/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import type { Messages } from '#model/Messages.ts';
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

function entries(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]) =>
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

/** Keys no component looks up by name, and who reads them. */
const readElsewhere = [
  /^prose\./, // compiled pages
  /^tags\./, // headings of compiled pages
  /^code\.(copyCode|copy|copied)$/, // code blocks of compiled pages
  /^(home|playground)\.(title|description)$/, // heads of the routes
  /^templates\.list\..+\.title$/, // heads of the previews
  /^api\./, // pages of the reference, which get their messages as one typed value
  /^quality\./, // the quality report, likewise
  /^news\./, // the page of what is new, likewise
  /^errors\./, // the index of errors, likewise
  /^versions\.(package|from|to|packages|coverage)$/, // the form that compares versions
  /^versions\.problems\./, // looked up by the kind of problem
  /^search\.(field|submit)$/, // the form of the search page
  /^pageCopy\./, // copies of pages for machines and the actions above a page, likewise
];

/** Keys of messages that the build puts together: highlights of products, the title of the template that is shown. */
const composed = ['highlights.${folder}.${point}', 'title'];

interface Use {
  file: string;
  key: string;
  /** Matches every key that may be meant. */
  pattern: RegExp;
}

/** Topics whose keys a file looks up without naming the topic again. */
function topicsOf(source: string): string[] {
  return [...source.matchAll(/\buseMessages\('(\w+)'\)/g)].map(([, topic = '']) => topic);
}

/** Every `t('…')` and `text('…')`; a placeholder of a template string is one part of a key. */
const uses = sources.flatMap(([file, source]) => {
  const topics = topicsOf(source);
  // The reference also has the messages of code blocks, and those of tags as `plans`.
  const prefix = topics.length > 0 ? `(?:(?:${topics.join('|')}|code)\\.)?` : '';
  return [...source.matchAll(/\b(?:t|text)\(\s*(['`])(.*?)\1/g)].map(([, , key = '']): Use => {
    const parts = key
      .replace(/^plans\./, 'tags.')
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll('.', '\\.'));
    return { file, key, pattern: new RegExp(`^${prefix}${parts.join('[^.]+')}$`) };
  });
});

/** Texts in quotes, as keys of their own and of the topics of their file. */
const literals = new Set(
  sources.flatMap(([, source]) => {
    const topics = topicsOf(source);
    return [...source.matchAll(/['"]([\w.-]+)['"]/g)].flatMap(([, text = '']) => [
      text,
      ...topics.map((topic) => `${topic}.${text}`),
    ]);
  }),
);

describe('translations', () => {
  it('S3.9 English and Chinese have exactly the same keys', () => {
    expect([...chinese.keys()].sort()).toEqual(keys.toSorted());
  });

  it('S3.9 no text is empty', () => {
    const empty = [...english, ...chinese].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('S3.9 both languages have the same placeholders', () => {
    const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();
    const differing = keys.filter(
      (key) => String(placeholders(english.get(key))) !== String(placeholders(chinese.get(key))),
    );
    expect(differing).toEqual([]);
  });

  it('S4.7 every key the site looks up exists', () => {
    expect(uses.length).toBeGreaterThan(40);
    const missing = uses
      .filter(({ key }) => !composed.includes(key))
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
