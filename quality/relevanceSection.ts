import { interpolate } from '#model/Messages.ts';
import type { QualityCell, QualityPiece } from '#model/QualityPiece.ts';
import type { QualityReport } from './QualityReport.ts';
import type { QualityWriter } from './QualityWriter.ts';
import type { QueryKind, Relevance } from './records.ts';

/** How well search answers queries with graded answers, by set, kind and language. */
export function relevanceSection(
  { relevance }: QualityReport,
  { messages, languages, number, share }: QualityWriter,
): QualityPiece[] {
  const { sets, groups, set, group, queries, figures, kinds } = messages.relevance;
  const head = [figures.hit1, figures.hit3, figures.page3, figures.ndcg10];
  const row = (label: string, of: Relevance): QualityCell[] => [
    { kind: 'text', text: label, note: interpolate(queries, { count: number(of.queries) }) },
    ...[of.hit1, of.hit3, of.page3].map((value): QualityCell => ({
      kind: 'number',
      text: share(value),
    })),
    { kind: 'number', text: number(of.ndcg10) },
  ];
  const kindNames = Object.keys(relevance.kinds) as QueryKind[];
  return [
    {
      kind: 'table',
      caption: sets,
      head: [set, ...head],
      rows: [
        row(messages.relevance.reported, relevance.reported),
        row(messages.relevance.tuned, relevance.tuned),
      ],
      foot: [],
    },
    {
      kind: 'table',
      caption: groups,
      head: [group, ...head],
      rows: [
        ...kindNames.map((kind) => row(kinds[kind], relevance.kinds[kind])),
        ...languages.map(({ code, label }) => row(label, relevance.languages[code])),
      ],
      foot: [],
    },
  ];
}
