import { CodeFailure, sourceRoot } from './CodeFailure.ts';
import type { CompiledFile } from './compileFile.ts';

/** What CommonJS code is given. */
export type Require = (specifier: string) => unknown;

type Body = (require: Require, module: { exports: unknown }, exports: unknown) => void;

/** Evaluates a compiled file and returns what it exports. */
export function evaluateFile(
  file: CompiledFile,
  require: Require,
  module: { exports: unknown },
): void {
  // On one line with the first of the source, so that stacks name the reader's lines.
  const source = `(function (require, module, exports) {${file.code}\n})`;
  let body: Body;
  try {
    // Indirect, so that the code sees globals only. This is what the frame is for.
    // oxlint-disable-next-line no-eval
    body = (0, eval)(`${source}\n//# sourceURL=${sourceRoot}${file.name}`) as Body;
  } catch (error) {
    throw new CodeFailure(String(error), findSyntaxError(source, file.name));
  }
  body(require, module, module.exports);
}

/** Evaluating does not tell where a syntax error is, a script element does. */
function findSyntaxError(source: string, file: string): CodeFailure['position'] {
  let position: CodeFailure['position'] = null;
  const onError = (event: ErrorEvent) => {
    position = { file, line: event.lineno, column: null };
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('error', onError, { capture: true });
  const script = document.createElement('script');
  script.text = source;
  document.head.append(script);
  script.remove();
  removeEventListener('error', onError, { capture: true });
  return position;
}
