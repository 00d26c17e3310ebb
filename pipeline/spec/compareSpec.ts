import type { Proof } from './Proof.ts';
import type { SpecSection } from './Spec.ts';
import type { SpecReport } from './SpecReport.ts';

/** Lays the tests beside the requirements they name, and says what is left over on either side. */
export function compareSpec(spec: SpecSection[], proofs: Proof[]): SpecReport {
  const sections = spec.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({
      ...row,
      tests: proofs
        .filter(({ number }) => number === row.id)
        .map(({ title, file, line }) => ({ title, file, line })),
    })),
  }));
  const rows = sections.flatMap((section) => section.rows);
  const known = new Set(rows.map(({ id }) => id));
  return {
    sections,
    unproven: rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id),
    unknown: proofs.filter(({ number }) => !known.has(number)),
  };
}
