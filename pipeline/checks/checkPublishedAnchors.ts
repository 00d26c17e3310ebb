import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import type { CompiledPage } from '#pipeline/docs/Docs.ts';

/** How many addresses that other sites link to lead somewhere, for the pages of one product or section. */
export interface PublishedCount {
  /** First segment of the path below `/x/`. */
  section: string;
  pages: number;
  answeredPages: number;
  /** Anchors of the pages that are written. */
  anchors: number;
  answeredAnchors: number;
}

/** Addresses that the site this one replaces has published: anchors by path. */
export type PublishedAnchors = Readonly<Record<string, readonly string[]>>;

interface PublishedReport {
  counts: PublishedCount[];
  problems: AuthorProblem[];
}

/** Checks that every published anchor of a written page leads to a section; `renamed` pages answer for their old address. */
export function checkPublishedAnchors(
  published: PublishedAnchors,
  compiled: readonly CompiledPage[],
  renamed: Readonly<Record<string, string>>,
): PublishedReport {
  const pages = new Map(compiled.map((page) => [page.path, page]));
  const counts = new Map<string, PublishedCount>();
  const problems: AuthorProblem[] = [];
  for (const [path, anchors] of Object.entries(published)) {
    const section = path.split('/')[2] ?? '';
    const count = counts.get(section) ?? emptyCount(section);
    counts.set(section, count);
    count.pages += 1;
    const page = pages.get(renamed[path] ?? path);
    if (!page) {
      continue;
    }
    const missing = anchors.filter((anchor) => !isAnswered(anchor, page));
    count.answeredPages += 1;
    count.anchors += anchors.length;
    count.answeredAnchors += anchors.length - missing.length;
    if (missing.length > 0) {
      problems.push({
        file: page.file,
        line: 1,
        message: `Other sites link to anchors that this page does not have: ${missing.join(', ')}.`,
        fix: 'Add each to the aliases="…" of the section that answers it, or to topAnchors in the front matter.',
      });
    }
  }
  return { counts: [...counts.values()], problems };
}

/** A page about components ends with a generated section of links to their API. */
function isAnswered(anchor: string, { anchors, subject }: CompiledPage): boolean {
  const hasApi = subject.components.length + subject.hooks.length > 0;
  return anchors.includes(anchor) || (anchor === 'api' && hasApi);
}

function emptyCount(section: string): PublishedCount {
  return { section, pages: 0, answeredPages: 0, anchors: 0, answeredAnchors: 0 };
}
