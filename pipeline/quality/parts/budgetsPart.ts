import { fillSlots } from '#model/fillSlots.ts';
import type { BudgetReading } from '#model/quality/BenchRecord.ts';
import type { QualityCell, QualityPiece } from '#model/quality/QualityPiece.ts';
import type { QualityReport } from '#pipeline/quality/QualityReport.ts';
import type { QualityWriter } from '#pipeline/quality/QualityWriter.ts';

/** Every budget beside the worst value measured. */
export function budgetsPart({ bench }: QualityReport, writer: QualityWriter): QualityPiece[] {
  const { strings, day } = writer;
  const { caption, metric, worst, verdict, date } = strings.budgets;
  return [
    { kind: 'note', text: fillSlots(date, { date: day(bench.date) }) },
    {
      kind: 'table',
      caption,
      head: [metric, worst, verdict],
      rows: bench.budgets.map((reading) => budgetRow(reading, writer)),
      foot: [],
    },
  ];
}

/** Whether a reading stays within its budget. */
export function isKept({ worst, max }: BudgetReading): boolean {
  return worst <= max;
}

function budgetRow(reading: BudgetReading, { strings, number }: QualityWriter): QualityCell[] {
  const { metric, worst, max, unit, where } = reading;
  const { kept, broken, of, none } = strings.budgets;
  const withUnit = (value: number) => `${number(value)} ${strings.units[unit] ?? unit}`.trim();
  const text =
    max === 0
      ? fillSlots(none, { worst: withUnit(worst) })
      : fillSlots(of, { worst: number(worst), max: withUnit(max) });
  return [
    { kind: 'text', text: strings.metrics[metric] ?? metric, note: where },
    { kind: 'use', text, share: shareOf(reading) },
    { kind: 'verdict', isGood: isKept(reading), text: isKept(reading) ? kept : broken },
  ];
}

function shareOf({ worst, max }: BudgetReading): number {
  return max === 0 ? Number(worst > 0) : Math.min(worst / max, 1);
}
