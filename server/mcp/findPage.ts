import { closestPages, type PageCandidate } from '#model/closestPages.ts';
import { defaultLanguage, type Language } from '#model/Language.ts';
import { pageOfMarkdown } from '#model/pagePaths.ts';
import { parseDocsPath } from '#model/DocsPath.ts';
import type { HitKind } from '#search/recordKinds.ts';
import type { SearchIndex } from '#search/SearchIndex.ts';
import { editDistance } from '#model/editDistance.ts';

/** A page of the search index. */
export interface IndexedPage extends PageCandidate {
  kind: HitKind;
  /** Folder of its product; null for the library. */
  product: string | null;
}

/** Every page of an index. */
export function indexedPages(indexes: readonly SearchIndex[]): IndexedPage[] {
  return indexes.flatMap(({ paths, entries, packed }) =>
    paths.flatMap((path, position) => {
      const entry = entries[position];
      const { title, kind } = entry ?? { title: path, kind: 'guide' as const };
      return entry?.state === 'unwritten' ? [] : [{ path, title, kind, product: packed.product }];
    }),
  );
}

/** Whether a page is the API of a component, a hook or an interface. */
export function isExport({ kind }: IndexedPage): boolean {
  return kind === 'component' || kind === 'hook' || kind === 'interface';
}

/** What a reference to a page names: a path without language, a language, a section. */
export interface PageReference {
  path: string;
  /** Null when it names none. */
  language: Language | null;
  /** Anchor; empty for the whole page. */
  section: string;
}

/** Parses a reference to a page: a URL of any host or a path, with or without `.md`. */
export function parsePageReference(text: string): PageReference {
  const isUrl = /^([a-z]+:\/|\/)/i.test(text.trim());
  const { path, language, hash } = parseDocsPath(isUrl ? text.trim() : `/${text.trim()}`);
  return {
    path: pageOfMarkdown(path) ?? path,
    language: language === defaultLanguage ? null : language,
    section: decode(hash.slice(1)),
  };
}

/** Decodes an anchor; what is no valid encoding means itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page that is meant: by its path, or by its title if that is unique. */
export function findPage(pages: readonly IndexedPage[], asked: string): IndexedPage | null {
  const { path } = parsePageReference(asked);
  const byPath = pages.find((page) => page.path === path);
  if (byPath) {
    return byPath;
  }
  const named = pages.filter(({ title }) => title.toLowerCase() === asked.trim().toLowerCase());
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Pages with a similar path. */
export function similarPages(pages: readonly IndexedPage[], asked: string): string[] {
  const { path } = parsePageReference(asked.replaceAll(' ', '-'));
  return closestPages(path, pages, 5).map((page) => `${page.path} (${page.title})`);
}

/** Names similar to a misspelled one, the most similar first. */
export function similarNames(names: readonly string[], wanted: string, limit = 5): string[] {
  const lower = wanted.toLowerCase();
  return [...new Set(names)]
    .map((name) => ({ name, score: similarity(name.toLowerCase(), lower) }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name);
}

/** From 0 to 1; containing the other name counts more than having as many wrong letters. */
function similarity(name: string, wanted: string): number {
  const longest = Math.max(name.length, wanted.length, 1);
  const contains = wanted.length > 2 && (name.includes(wanted) || wanted.includes(name));
  return Math.max(1 - editDistance(name, wanted) / longest, contains ? 0.7 : 0);
}
