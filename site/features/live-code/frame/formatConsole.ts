/** What `console` was given, as one text, the way a browser would put it. */
export function formatConsole(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') {
    return values.map((value) => formatValue(value)).join(' ');
  }
  const text = first.replace(/%([sdifoOcj%])/g, (slot, kind: string) => {
    if (kind === '%') {
      return '%';
    }
    if (rest.length === 0) {
      return slot;
    }
    const value = rest.shift();
    if (kind === 'c') {
      return '';
    }
    return typeof value === 'string' ? value : formatValue(value);
  });
  const others = rest.map((value) => (typeof value === 'string' ? value : formatValue(value)));
  return [text, ...others].join(' ');
}

const deepest = 3;
const widest = 50;

/** A value as JavaScript would be written, cut where it is deep or long. */
export function formatValue(value: unknown, depth = 0, above: readonly unknown[] = []): string {
  if (typeof value === 'string') {
    return JSON.stringify(value);
  }
  if (typeof value === 'function') {
    return `ƒ ${value.name || 'anonymous'}()`;
  }
  if (typeof value === 'bigint') {
    return `${value}n`;
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  try {
    return formatObject(value, depth, [...above, value]);
  } catch {
    // A getter or a proxy that throws.
    return '{…}';
  }
}

function formatObject(value: object, depth: number, above: readonly unknown[]): string {
  if (value instanceof Error) {
    return `${value.name}: ${value.message}`;
  }
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  }
  if (value instanceof RegExp) {
    return String(value);
  }
  if (typeof Element !== 'undefined' && value instanceof Element) {
    return `<${value.tagName.toLowerCase()}>`;
  }
  const inner = (child: unknown) =>
    above.includes(child) ? '[circular]' : formatValue(child, depth + 1, above);
  if (Array.isArray(value)) {
    return depth >= deepest ? `Array(${value.length})` : list('[', ']', value.map(inner));
  }
  if (value instanceof Set) {
    return `Set(${value.size}) ${list('{', '}', [...value].map(inner))}`;
  }
  if (value instanceof Map) {
    const entries = [...value].map(([key, item]) => `${inner(key)} => ${inner(item)}`);
    return `Map(${value.size}) ${list('{', '}', entries)}`;
  }
  const name = value.constructor?.name ?? 'Object';
  const prefix = name === 'Object' ? '' : `${name} `;
  if (depth >= deepest) {
    return `${prefix}{…}`;
  }
  const keys = Object.keys(value);
  const entries = keys
    .slice(0, widest)
    .map((key) => `${key}: ${inner((value as Record<string, unknown>)[key])}`);
  return prefix + list('{ ', ' }', entries, keys.length);
}

function list(open: string, close: string, items: string[], count = items.length): string {
  if (count === 0) {
    return open.trim() + close.trim();
  }
  const shown = items.slice(0, widest);
  const rest = count - shown.length;
  return open + [...shown, ...(rest > 0 ? [`… ${rest} more`] : [])].join(', ') + close;
}
