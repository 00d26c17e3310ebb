import ts from 'typescript';

/** What a row fills in when the test runs: `%s`, `$name` or `${name}`. */
const slotPattern = /%[a-z]|\$\{[^}]*\}|\$[a-z][\w.]*/gi;

/** Titles of a test: its own, or one for each row of its tables that puts a number into it. */
export function readTitles(title: ts.Expression, tables: ts.Node[], number: RegExp): string[] {
  const pattern = readPattern(title);
  const slots = pattern.match(slotPattern) ?? [];
  const filled = tables
    .flatMap(rowsOf)
    .map((row) => slots.map((slot, index) => cellOf(row, slot, index)))
    .filter((cells) => cells.some((cell) => cell !== null && number.test(cell)))
    .map((cells) => {
      const rest = cells.values();
      return pattern.replace(slotPattern, (slot) => rest.next().value ?? slot);
    });
  return filled.length > 0 ? filled : [pattern];
}

function readPattern(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => `\${${expression.getText()}}${literal.text}`,
    );
    return node.head.text + spans.join('');
  }
  return `\${${node.getText()}}`;
}

/** Rows of a table that is written out, in place or as a constant of the same file. */
function rowsOf(table: ts.Node): ts.Expression[] {
  if (ts.isAsExpression(table) || ts.isSatisfiesExpression(table)) {
    return rowsOf(table.expression);
  }
  if (ts.isIdentifier(table)) {
    const value = constantsOf(table.getSourceFile()).find(
      ({ name }) => ts.isIdentifier(name) && name.text === table.text,
    )?.initializer;
    return value ? rowsOf(value) : [];
  }
  return ts.isArrayLiteralExpression(table) ? [...table.elements] : [];
}

function constantsOf({ statements }: ts.SourceFile): ts.VariableDeclaration[] {
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
}

/** Text a row puts into a slot: by name from an object, by position from a list. */
function cellOf(row: ts.Expression, slot: string, index: number): string | null {
  if (ts.isObjectLiteralExpression(row)) {
    const key = slot.replaceAll(/[${}]|.*\./g, '');
    const cell = row.properties.find((property) => property.name?.getText() === key);
    return cell && ts.isPropertyAssignment(cell) ? textOf(cell.initializer) : null;
  }
  return textOf(ts.isArrayLiteralExpression(row) ? row.elements[index] : index === 0 ? row : null);
}

function textOf(node: ts.Node | null | undefined): string | null {
  return node && ts.isStringLiteralLike(node) ? node.text : null;
}
