import type { CodemodRunner, StepOutcome } from './codemodRunner.ts';
import type { SyntaxProblem } from './worker/CodemodMessage.ts';

/** Longest code that is taken, in characters: more than any file somebody wrote, and less than stalls a phone. */
export const longestCode = 500_000;

/** A codemod that ran, with what it did. */
export interface MoveStep {
  name: string;
  outcome: StepOutcome;
}

/** Code after the codemods, with what each of them did. */
export interface MovedCode {
  kind: 'moved';
  before: string;
  code: string;
  steps: MoveStep[];
}

/** What became of pasted code. */
export type Move = MovedCode | { kind: 'invalid'; problem: SyntaxProblem };

/** Runs codemods on code one after the other. One that fails is left out; the next one gets the code from before it. */
export async function moveCode(
  before: string,
  names: readonly string[],
  run: CodemodRunner['run'],
  onStep: (position: number) => void = () => {},
): Promise<Move> {
  let code = before;
  const steps: MoveStep[] = [];
  for (const [position, name] of names.entries()) {
    onStep(position);
    // Each needs what the one before has written.
    const outcome = await run({ code, name });
    if (outcome.kind === 'invalid') {
      return { kind: 'invalid', problem: outcome.problem };
    }
    if (outcome.kind === 'changed') {
      ({ code } = outcome);
    }
    steps.push({ name, outcome });
  }
  return { kind: 'moved', before, code, steps };
}
