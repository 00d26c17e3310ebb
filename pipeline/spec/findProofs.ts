import ts from 'typescript';
import type { Proof } from './Proof.ts';
import { readTestCall } from './readTestCall.ts';
import { readTitles } from './readTitles.ts';

const numbers = /\bS\d+\.\d+\b/g;
const aNumber = new RegExp(numbers.source);

/** What stands around a place in a file of tests. */
interface Surroundings {
  /** Titles of the suites it is in, one for each row they are repeated for. */
  suites: string[];
  /** What the loops around it run over. */
  loops: ts.Node[];
}

/** Finds the tests of a file whose title, or that of a suite around them, carries a number; skipped ones prove nothing. */
export function findProofs(file: string, source: string): Proof[] {
  if (!aNumber.test(source)) {
    return [];
  }
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.ESNext,
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const proofs: Proof[] = [];

  function visit(node: ts.Node, around: Surroundings): void {
    const call = ts.isCallExpression(node) ? readTestCall(node) : null;
    if (!call) {
      const inside = ts.isForOfStatement(node)
        ? { ...around, loops: [...around.loops, node.expression] }
        : around;
      node.forEachChild((child) => visit(child, inside));
      return;
    }
    if (!call.runs) {
      return;
    }
    const own = readTitles(call.title, [...call.tables, ...around.loops], aNumber);
    const titles = around.suites.flatMap((suite) => own.map((title) => `${suite}${title}`));
    if (call.kind === 'suite') {
      const inside = { ...around, suites: titles.map((title) => `${title} › `) };
      node.forEachChild((child) => visit(child, inside));
      return;
    }
    const line = tree.getLineAndCharacterOfPosition(call.title.getStart()).line + 1;
    for (const title of titles) {
      for (const number of new Set(title.match(numbers))) {
        proofs.push({ number, title, file, line });
      }
    }
  }

  visit(tree, { suites: [''], loops: [] });
  return proofs;
}
