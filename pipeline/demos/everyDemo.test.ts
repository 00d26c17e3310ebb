import { ts } from '#pipeline/api/typescript.ts';
import { expect, it } from 'vitest';
import { copyableFiles } from '#model/DemoSource.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';

const docs = openDocs(contentConfig(process.cwd(), { watching: false }));

/** The program of a file as one line, whatever its types, comments, layout and extension. */
function programOf(text: string, fileName: string): string {
  const { outputText, diagnostics } = ts.transpileModule(text, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
      removeComments: true,
    },
  });
  expect(diagnostics, fileName).toEqual([]);
  // Parentheses, quotes, trailing commas and spaces between the lines of JSX are a matter of layout too.
  return outputText
    .replace(/[\s();'"]+/g, '')
    .replace(/,+/g, ',')
    .replace(/,(?=[\]}]|$)/g, '');
}

it('the JavaScript of every demo is the same program as its TypeScript', async () => {
  const files = await docs.pageFiles();
  let compared = 0;
  for (const { path } of files) {
    for (const { variants } of (await docs.page(path, 'en'))?.demos ?? []) {
      for (const file of variants.flatMap((variant) => [
        ...variant.files,
        ...copyableFiles(variant),
      ])) {
        if (/\.tsx?$/.test(file.tsName)) {
          const js = programOf(file.js, file.jsName.replace(/\.js$/, '.jsx'));
          expect(js, `${path} ${file.tsName}`).toBe(programOf(file.ts, file.tsName));
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(150);
}, 300_000);
