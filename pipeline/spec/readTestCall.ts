import ts from 'typescript';

/** A call that declares a test or a suite of tests. */
export interface TestCall {
  kind: 'test' | 'suite';
  title: ts.Expression;
  /** What `each` repeats it for. */
  tables: ts.Node[];
  /** False for what is declared and never run, or run to fail. */
  runs: boolean;
}

const plain = new Set(['describe', 'only', 'concurrent', 'sequential', 'serial', 'parallel']);
/** These take a table or a condition, and give a function that takes the title. */
const curried = new Set(['each', 'for', 'skipIf', 'runIf']);
const idle = new Set(['skip', 'todo', 'fixme', 'fail', 'fails']);

/** Reads `it(…)`, `test.describe(…)`, `it.each(…)(…)` and their like; null for any other call. */
export function readTestCall(call: ts.CallExpression): TestCall | null {
  const [title] = call.arguments;
  const callee = readCallee(call.expression);
  if (!title || !callee) {
    return null;
  }
  const { root, names, tables } = callee;
  return {
    kind: root === 'describe' || names.includes('describe') ? 'suite' : 'test',
    title,
    tables,
    runs: !names.some((name) => idle.has(name)),
  };
}

interface Callee {
  root: string;
  names: string[];
  tables: ts.Node[];
}

function readCallee(node: ts.Expression): Callee | null {
  if (ts.isIdentifier(node)) {
    const root = node.text;
    return ['it', 'test', 'describe'].includes(root) ? { root, names: [], tables: [] } : null;
  }
  if (ts.isPropertyAccessExpression(node)) {
    const name = node.name.text;
    return plain.has(name) || idle.has(name) ? withName(readCallee(node.expression), name) : null;
  }
  const [inner, table] = ts.isCallExpression(node)
    ? [node.expression, node.arguments[0]]
    : ts.isTaggedTemplateExpression(node)
      ? [node.tag, node.template]
      : [];
  if (!inner || !table || !ts.isPropertyAccessExpression(inner) || !curried.has(inner.name.text)) {
    return null;
  }
  const callee = withName(readCallee(inner.expression), inner.name.text);
  return callee && { ...callee, tables: [...callee.tables, table] };
}

function withName(callee: Callee | null, name: string): Callee | null {
  return callee && { ...callee, names: [...callee.names, name] };
}
