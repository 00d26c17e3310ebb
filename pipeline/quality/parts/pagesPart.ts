import type { QualityCell, QualityPiece } from '#model/quality/QualityPiece.ts';
import type { QualityReport } from '#pipeline/quality/QualityReport.ts';
import type { QualityWriter } from '#pipeline/quality/QualityWriter.ts';

const kinds = ['guides', 'reference', 'templates', 'others'] as const;

/** How many pages there are, and what is written in which language. */
export function pagesPart(
  { pages, text, demos }: QualityReport,
  { strings, languages, number }: QualityWriter,
): QualityPiece[] {
  const row = (label: string, value: (language: (typeof languages)[number]) => number) => [
    { kind: 'text', text: label, note: '' } satisfies QualityCell,
    ...languages.map((each): QualityCell => ({ kind: 'number', text: number(value(each)) })),
  ];
  const labels = languages.map(({ label }) => label);
  const all = kinds.reduce((sum, kind) => sum + pages[kind], 0);
  return [
    {
      kind: 'table',
      caption: strings.pages.caption,
      head: [strings.pages.kind, ...labels],
      rows: kinds.map((kind) => row(strings.pages[kind], () => pages[kind])),
      foot: row(strings.pages.all, () => all),
    },
    {
      kind: 'table',
      caption: strings.text.caption,
      head: [strings.text.what, ...labels],
      rows: [
        row(strings.text.guides, ({ code }) => text[code].guides),
        row(strings.text.words, ({ code }) => text[code].words),
        row(strings.text.demos, () => demos),
      ],
      foot: [],
    },
  ];
}
