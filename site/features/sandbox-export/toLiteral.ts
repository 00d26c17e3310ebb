/** What can be written as a literal. */
export type LiteralValue = string | number | boolean | { [key: string]: LiteralValue };

/** Writes a value as a person would write it in code: bare keys, single quotes, one property a line. */
export function toLiteral(value: LiteralValue, indent = ''): string {
  if (typeof value === 'string') {
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  }
  if (typeof value !== 'object') {
    return String(value);
  }
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, part]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : toLiteral(key);
    return `${inner}${name}: ${toLiteral(part, inner)},\n`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}
