import type { Language } from '#model/Language.ts';
import type { QueryKind, Relevance, RelevanceRecord } from '#quality/records.ts';
import { type Grade, meanGrade } from './GradedQuery.ts';

/** A query with the grade of what was found for it. */
export interface AnsweredQuery {
  kind: QueryKind;
  language: Language;
  grade: Grade;
}

/** How well some queries were answered, with three decimals. */
export function relevanceOf(answered: readonly AnsweredQuery[]): Relevance {
  const { hit1, hit3, page3, ndcg10 } = meanGrade(answered.map(({ grade }) => grade));
  const rounded = (value: number) => Number(value.toFixed(3));
  return {
    queries: answered.length,
    hit1: rounded(hit1),
    hit3: rounded(hit3),
    page3: rounded(page3),
    ndcg10: rounded(ndcg10),
  };
}

/** What the quality page publishes about both sets. */
export function relevanceRecord(
  tuned: readonly AnsweredQuery[],
  reported: readonly AnsweredQuery[],
): RelevanceRecord {
  const ofKind = (kind: QueryKind) => relevanceOf(reported.filter((each) => each.kind === kind));
  const inLanguage = (language: Language) =>
    relevanceOf(reported.filter((each) => each.language === language));
  return {
    tuned: relevanceOf(tuned),
    reported: relevanceOf(reported),
    kinds: {
      name: ofKind('name'),
      feature: ofKind('feature'),
      question: ofKind('question'),
      task: ofKind('task'),
      error: ofKind('error'),
      platform: ofKind('platform'),
    },
    languages: { en: inLanguage('en'), zh: inLanguage('zh') },
  };
}
