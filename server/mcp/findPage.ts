import { closestPages, type PageCandidate } from '#model/closestPages.ts';
import type { Language } from '#model/Language.ts';
import { pageOfMarkdown } from '#model/markdownPath.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import type { HitKind } from '#model/search/recordKinds.ts';
import type { SearchIndex } from '#model/search/openIndex.ts';

/** A page of the documentation as the index knows it. */
export interface KnownPage extends PageCandidate {
  kind: HitKind;
  /** Folder of its product; null for the library. */
  product: string | null;
}

/** Every page of an index. */
export function knownPages(indexes: readonly SearchIndex[]): KnownPage[] {
  return indexes.flatMap(({ paths, entries, packed }) =>
    paths.map((path, position) => ({
      path,
      title: entries[position]?.title ?? path,
      kind: entries[position]?.kind ?? 'guide',
      product: packed.product,
    })),
  );
}

/** Where an address points to: a path without language, the language it names, the section. */
export interface AskedPage {
  path: string;
  /** Null when the address names none. */
  language: Language | null;
  /** Anchor; empty for the whole page. */
  section: string;
}

/** Reads what somebody calls a page: an address of any host, a path, either of them with `.md`. */
export function readAddress(text: string): AskedPage {
  const isAddress = /^([a-z]+:\/|\/)/i.test(text.trim());
  const { path, language, hash } = parseDocsPath(isAddress ? text.trim() : `/${text.trim()}`);
  return {
    path: pageOfMarkdown(path) ?? path,
    language: language === 'en' ? null : language,
    section: decodeURIComponent(hash.slice(1)),
  };
}

/** The page somebody means: by its path, or by its title where one page alone has it. */
export function findPage(pages: readonly KnownPage[], asked: string): KnownPage | null {
  const { path } = readAddress(asked);
  const byPath = pages.find((page) => page.path === path);
  if (byPath) {
    return byPath;
  }
  const named = pages.filter(({ title }) => title.toLowerCase() === asked.trim().toLowerCase());
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Pages whose addresses or titles resemble what was asked for. */
export function nearPages(pages: readonly KnownPage[], asked: string): string[] {
  const { path } = readAddress(asked.replaceAll(' ', '-'));
  return closestPages(path, pages, 5).map((page) => `${page.path} (${page.title})`);
}
