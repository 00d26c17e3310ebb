import type { QueryKind } from '#quality/records.ts';

/** A query that a developer types into the search box, with graded answers. */
export interface GradedQuery {
  query: string;
  kind: QueryKind;
  /** Addresses without language, each of which is right as the first answer. */
  best: string[];
  /** Addresses that help, but are not the answer. */
  good?: string[];
  /** Product whose pages the reader is on; it is not always the one that the query is about. */
  product?: 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';
  language?: 'zh';
}

/** How well a query, or a number of them on average, is answered, from 0 to 1. */
export interface Grade {
  /** Whether a best answer comes first. */
  hit1: number;
  /** Whether one is among the first three. */
  hit3: number;
  /** Whether the first result is on the page of a best answer, which for a row of the reference is the row itself. */
  page1: number;
  page3: number;
  /** Normalized discounted cumulative gain of the first ten. */
  ndcg10: number;
}

const gains = { best: 7, good: 1 };

/** Grades the addresses that were found for a query, the first first. */
export function gradeAnswers(
  { best, good = [] }: Pick<GradedQuery, 'best' | 'good'>,
  found: readonly string[],
): Grade {
  const gainOf = (href: string) =>
    best.includes(href) ? gains.best : good.includes(href) ? gains.good : 0;
  const ideal = [...best.map(() => gains.best), ...good.map(() => gains.good)].slice(0, 10);
  const hit = found.findIndex((href) => best.includes(href));
  const pages = best.map(pageOf);
  const page = found.findIndex((href) => pages.includes(pageOf(href)));
  return {
    hit1: Number(hit === 0),
    hit3: Number(hit >= 0 && hit < 3),
    page1: Number(page === 0),
    page3: Number(page >= 0 && page < 3),
    ndcg10: discounted(found.slice(0, 10).map(gainOf)) / discounted(ideal),
  };
}

/** The mean of some grades. */
export function meanGrade(grades: readonly Grade[]): Grade {
  const mean = (key: keyof Grade) =>
    grades.reduce((sum, grade) => sum + grade[key], 0) / grades.length;
  return {
    hit1: mean('hit1'),
    hit3: mean('hit3'),
    page1: mean('page1'),
    page3: mean('page3'),
    ndcg10: mean('ndcg10'),
  };
}

function discounted(gainsInOrder: readonly number[]): number {
  return gainsInOrder.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}

function pageOf(href: string): string {
  return href.startsWith('/x/api/') ? href : (href.split('#')[0] ?? href);
}
