import { fillSlots } from '#model/fillSlots.ts';
import type { QualityCell, QualityPiece } from '#model/quality/QualityPiece.ts';
import type { ApiCoverage } from '#pipeline/quality/coverApi.ts';
import type { QualityReport } from '#pipeline/quality/QualityReport.ts';
import type { QualityWriter } from '#pipeline/quality/QualityWriter.ts';

/** How much of each product's exports is documented, and why the rest is not. */
export function apiPart({ apis }: QualityReport, writer: QualityWriter): QualityPiece[] {
  const { strings, number } = writer;
  const { caption, product, exports, documented, ignored, missing, pages, all, reasons } =
    strings.api;
  const row = (label: string, of: readonly ApiCoverage[]): QualityCell[] => {
    const sums = [
      (api: ApiCoverage) => api.exports,
      (api: ApiCoverage) => api.documented,
      countIgnored,
      countMissing,
      (api: ApiCoverage) => api.pages,
    ].map((count) => of.reduce((sum, api) => sum + count(api), 0));
    return [
      { kind: 'text', text: label, note: '' },
      ...sums.map((sum): QualityCell => ({ kind: 'number', text: number(sum) })),
    ];
  };
  return [
    {
      kind: 'table',
      caption,
      head: [product, exports, documented, ignored, missing, pages],
      rows: apis.map((api) => row(api.product, [api])),
      foot: row(all, apis),
    },
    ...apis
      .filter((api) => api.ignored.length > 0)
      .map((api): QualityPiece => ({
        kind: 'details',
        title: api.product,
        facts: fillSlots(reasons, { count: number(countIgnored(api)) }),
        entries: api.ignored.map(({ reason, names }) => ({
          term: number(names.length),
          text: reason,
          items: [{ text: names.join(', '), file: null }],
        })),
      })),
  ];
}

/** Exports that are left out for a reason. */
export function countIgnored({ ignored }: ApiCoverage): number {
  return ignored.reduce((sum, { names }) => sum + names.length, 0);
}

/** Exports that are neither documented nor left out. */
export function countMissing(api: ApiCoverage): number {
  return api.exports - api.documented - countIgnored(api);
}
