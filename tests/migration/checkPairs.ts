import path from 'node:path';
import { ts } from '#pipeline/api/typescript.ts';
import type { MigrationCode, Product } from './MigrationPair.ts';

const packages: Record<Product, string[]> = {
  'data-grid': [
    '@mui/x-data-grid',
    '@mui/x-data-grid-pro',
    '@mui/x-data-grid-premium',
    '@material-ui/data-grid',
    '@material-ui/x-grid',
  ],
  pickers: [
    '@mui/x-date-pickers',
    '@mui/x-date-pickers-pro',
    '@mui/x-date-pickers/AdapterDayjs',
    '@mui/lab',
  ],
  charts: ['@mui/x-charts', '@mui/x-charts-pro'],
  'tree-view': ['@mui/x-tree-view', '@mui/x-tree-view-pro', '@mui/lab', '@material-ui/lab'],
};

/** Packages every guide may use names of. */
const always = ['react', '@mui/material', '@mui/material/styles', '@material-ui/core', 'dayjs'];

const options: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  // Excerpts: what stands around them would give their parameters a type.
  noImplicitAny: false,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
};

/** Type errors of the code of one version, against the packages installed in a folder. */
export function checkPairs(folder: string, codes: readonly MigrationCode[]): string[] {
  const read = codes.map((code, index) => ({
    ...code,
    file: path.join(folder, `pair-${index}.tsx`),
    code: asModule(code.code),
  }));
  const products = [...new Set(codes.map(({ product }) => product))];
  const index = exportIndex(folder, products);
  const isNameUnknown = ({ code }: ts.Diagnostic) => unknownName.has(code);

  const first = createProgram(new Map(read.map(({ file, code }) => [file, code])), index.program);
  const complete = read.map((each) => {
    const unknown = diagnosticsOf(first, each.file).filter(isNameUnknown).map(nameOf);
    return { ...each, code: `${declare(unknown, each.product, index.find)}\n${each.code}` };
  });
  const second = createProgram(new Map(complete.map(({ file, code }) => [file, code])), first);
  return complete.flatMap(({ file, place, major, code }) =>
    diagnosticsOf(second, file).map((found) => {
      const text = ts.flattenDiagnosticMessageText(found.messageText, ' ').slice(0, 2000);
      const line = code.slice(0, found.start).split('\n').length;
      return `${place} (${major}): ${text}\n    ${code.split('\n')[line - 1]?.trim()}`;
    }),
  );
}

/** Several elements beside each other are no module; as the children of one they are. */
function asModule(code: string): string {
  const { parseDiagnostics } = ts.createSourceFile(
    'pair.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  ) as ts.SourceFile & { parseDiagnostics: ts.Diagnostic[] };
  return parseDiagnostics.length > 0 && /^\s*(?:\/\/.*\n\s*)*</.test(code)
    ? `<>\n${code.replace(/^\s*\/\/.*$/gm, '')}\n</>;\nexport {};`
    : `${code}\nexport {};`;
}

/** Messages of the compiler about a name that nothing declares. */
const unknownName = new Set([2304, 2552, 2503, 18004, 2686, 2749]);

function nameOf({ messageText }: ts.Diagnostic): string {
  return /'([\w$]+)'/.exec(ts.flattenDiagnosticMessageText(messageText, ' '))?.[1] ?? '';
}

type FindPackage = (product: Product, name: string) => string | null;

function declare(names: readonly string[], product: Product, find: FindPackage): string {
  return [...new Set(names)]
    .map((name) => {
      if (name === 'React') {
        return `import * as React from 'react';`;
      }
      const from = find(product, name);
      return from
        ? `import { ${name} } from '${from}';`
        : `declare const ${name}: any; type ${name} = any;`;
    })
    .join(' ');
}

/** Where a name can be imported from. */
function exportIndex(folder: string, products: readonly Product[]) {
  const file = path.join(folder, 'packages.ts');
  const all = [...products.flatMap((product) => packages[product]), ...always];
  const text = all.map((name, index) => `import * as p${index} from '${name}';`).join('\n');
  const program = createProgram(new Map([[file, `${text}\nexport {};`]]));
  const checker = program.getTypeChecker();
  const names = new Map<string, Set<string>>();
  ts.forEachChild(program.getSourceFile(file)!, (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const symbol = checker.getSymbolAtLocation(node.moduleSpecifier);
      const exported = symbol ? checker.getExportsOfModule(symbol) : [];
      names.set(node.moduleSpecifier.text, new Set(exported.map(({ name }) => name)));
    }
  });
  return {
    program,
    find(product: Product, name: string) {
      // The free package exports empty components under the names of the paid ones.
      const [plan] = /pro$|premium$/.exec(name.toLowerCase()) ?? [''];
      const exporting = [...packages[product], ...always].filter((each) =>
        names.get(each)?.has(name),
      );
      return exporting.find((each) => plan !== '' && each.endsWith(plan)) ?? exporting[0] ?? null;
    },
  };
}

function createProgram(files: ReadonlyMap<string, string>, old?: ts.Program): ts.Program {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const wanted = (name: string) => files.get(path.normalize(name));
  host.fileExists = (name) => wanted(name) !== undefined || fileExists(name);
  host.readFile = (name) => wanted(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = wanted(name);
    return text === undefined
      ? (old?.getSourceFile(name) ?? getSourceFile(name, ...rest))
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  };
  return ts.createProgram([...files.keys()], options, host);
}

function diagnosticsOf(program: ts.Program, file: string): ts.Diagnostic[] {
  const source = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
}
