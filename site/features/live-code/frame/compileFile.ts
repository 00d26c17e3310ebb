import { type Options, transform } from 'sucrase';
import type { LiveFile } from '#site/features/live-code/LiveProject.ts';
import { checkTags } from './checkTags.ts';
import { CodeFailure } from './CodeFailure.ts';

/** A file ready to be evaluated. */
export interface CompiledFile {
  name: string;
  /** A CommonJS body whose lines are those of the source. */
  code: string;
  /** What it asks for, in order. */
  imports: string[];
}

/** TypeScript and JSX to CommonJS, line by line; throws a failure with its place. */
export function compileFile({ name, text }: LiveFile): CompiledFile {
  const options: Options = {
    transforms: /\.tsx?$/.test(name) ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  };
  try {
    const { code } = transform(text, options);
    checkTags(name, text, options);
    const imports = [...code.matchAll(/\brequire\((['"])(.*?)\1\)/g)].map(
      ([, , path = '']) => path,
    );
    return { name, code, imports };
  } catch (error) {
    throw toFailure(error, name);
  }
}

function toFailure(error: unknown, file: string): CodeFailure {
  if (error instanceof CodeFailure) {
    return error;
  }
  const message = error instanceof Error ? error.message : String(error);
  const [tail, line, column] = message.match(/\s*\((\d+):(\d+)\)$/) ?? [];
  const text = message.replace(tail ?? '', '').replace(/^Error transforming [^:]*: /, '');
  return new CodeFailure(
    text.startsWith('SyntaxError') ? text : `SyntaxError: ${text}`,
    line === undefined ? null : { file, line: Number(line), column: Number(column) },
  );
}
