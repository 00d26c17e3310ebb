import type { Proof } from './Proof.ts';
import type { SpecRow, SpecSection } from './Spec.ts';

/** A requirement and the tests that prove it. */
export interface ProvenRow extends SpecRow {
  tests: Omit<Proof, 'number'>[];
}

/** The specification against the tests, as `npm run spec -- --json` prints it. */
export interface SpecReport {
  sections: (Omit<SpecSection, 'rows'> & { rows: ProvenRow[] })[];
  /** Numbers without a test. */
  unproven: string[];
  /** Tests whose number is not in the specification. */
  unknown: Proof[];
}
