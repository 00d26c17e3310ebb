import { interpolate } from '#model/Messages.ts';
import type { QualityCell, QualityPiece } from '#model/QualityPiece.ts';
import type { QualityReport } from './QualityReport.ts';
import type { QualityWriter } from './QualityWriter.ts';
import type { PeerPageKind, PeerPageReading, PeersRecord } from './records.ts';

/** What is compared, in the order of the rows, with its unit. */
const units: Record<keyof PeerPageReading, string> = {
  jsKB: 'KB',
  firstPaintMs: 'ms',
  lcpMs: 'ms',
  blockingMs: 'ms',
  changeMs: 'ms',
  slowChangeMs: 'ms',
};

/** The weight and the speed of this site beside the same pages in other documentation engines. */
export function peersSection(report: QualityReport, writer: QualityWriter): QualityPiece[] {
  const { messages, day } = writer;
  const { peers } = report;
  if (peers === null) {
    throw new Error('Nothing was compared yet. Run npm run bench:peers -- --record.');
  }
  const { date, browser, machine, pages } = peers;
  return [
    {
      kind: 'note',
      text: interpolate(messages.peers.date, { date: day(date), browser, machine }),
    },
    ...(['prose', 'demo'] as const).flatMap((kind): QualityPiece[] => [
      { kind: 'note', text: interpolate(messages.peers.pages[kind].note, { page: pages[kind] }) },
      peersTable(kind, peers, writer),
    ]),
  ];
}

function peersTable(
  page: PeerPageKind,
  { engines }: PeersRecord,
  { messages, number }: QualityWriter,
): QualityPiece {
  const { measurement, notMeasured, pages, readings } = messages.peers;
  return {
    kind: 'table',
    caption: pages[page].caption,
    // Readers compare along a row, and few columns fit a phone.
    head: [measurement, ...engines.map(({ name, version }) => `${name} ${version}`)],
    rows: (Object.keys(units) as (keyof PeerPageReading)[]).map((key) => {
      const { label, note } = readings[key];
      return [
        { kind: 'text', text: label, note },
        ...engines.map(({ [page]: { [key]: value } }): QualityCell => ({
          kind: 'number',
          text: value === null ? notMeasured : `${number(value)} ${units[key]}`,
        })),
      ];
    }),
    foot: [],
  };
}
