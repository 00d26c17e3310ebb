import { editDistance } from './editDistance.ts';
import { parseDocsPath } from './DocsPath.ts';

/** A page that may be what the reader was looking for. */
export interface PageCandidate {
  path: string;
  title: string;
}

// Below this two paths share little more than their length.
const leastScore = 0.33;

/** No address is longer, and comparing takes time in proportion to it. */
const longestPath = 120;

/** Pages whose address resembles a mistyped or outdated one, the most similar first. */
export function closestPages<Candidate extends PageCandidate>(
  path: string,
  pages: readonly Candidate[],
  limit: number,
): Candidate[] {
  const wanted = nameSegments(path.slice(0, longestPath));
  return pages
    .map((page) => ({ page, score: similarity(wanted, nameSegments(page.path)) }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, limit)
    .map(({ page }) => page);
}

/** Segments of a path without what says little about the page: language, library and `react-`. */
function nameSegments(path: string): string[] {
  const segments = parseDocsPath(path.toLowerCase()).path.split('/');
  return segments
    .filter((segment) => segment !== '' && segment !== 'x')
    .map((segment) => segment.replace(/^react-/, ''));
}

/** From 0 to 1: half by the last segment, the rest by shared segments and the path as a whole. */
function similarity(wanted: string[], candidate: string[]): number {
  const shared = wanted.filter((segment) => candidate.includes(segment)).length;
  const longest = Math.max(wanted.length, candidate.length, 1);
  const score =
    0.5 * nameSimilarity(wanted.at(-1) ?? '', candidate.at(-1) ?? '') +
    0.3 * (shared / longest) +
    0.2 * textSimilarity(wanted.join('/'), candidate.join('/'));
  // Guides and API pages share their names; readers who did not ask for the API want the guide.
  return candidate.includes('api') && !wanted.includes('api') ? 0.9 * score : score;
}

/** Catches mistyped letters as well as words left out or in another order. */
function nameSimilarity(a: string, b: string): number {
  const words = a.split('-');
  const otherWords = b.split('-');
  const shared = words.filter((word) => otherWords.includes(word)).length;
  return Math.max(textSimilarity(a, b), (2 * shared) / (words.length + otherWords.length));
}

function textSimilarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}
