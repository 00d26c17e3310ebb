import { propsParameter } from '#model/propsParameter.ts';
import type { PropValues } from '#site/features/demo/stage/StageControl.ts';

/** Longest object that is written in one line. */
const lineLength = 70;

/** The source of a demo with the props that the reader set instead of those it would be given: it runs by itself. */
export function sourceWithProps(source: string, values: PropValues): string {
  return source.replace(
    propsParameter,
    (_match, head: string, parameter: string) =>
      `${head}() {\n  const ${parameter} = ${objectCode(values)};\n`,
  );
}

function objectCode(values: PropValues): string {
  const entries = Object.entries(values).map(([prop, value]) => `${prop}: ${literal(value)}`);
  const line = `{ ${entries.join(', ')} }`;
  if (entries.length === 0) {
    return '{}';
  }
  return line.length <= lineLength
    ? line
    : `{\n${entries.map((entry) => `    ${entry},\n`).join('')}  }`;
}

function literal(value: PropValues[string]): string {
  return typeof value === 'string'
    ? `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
    : String(value);
}
