import { format } from 'prettier';
import type { DemoModule } from '#pipeline/demos/DemoModule.ts';
import { applyEdits, type Edit } from './applyEdits.ts';
import { inlineStyles } from './inlineStyles.ts';
import { mergeImports } from './mergeImports.ts';
import { type ModuleParts, type ModuleStatement, readModuleParts } from './ModuleParts.ts';
import { findNeeded } from './findNeeded.ts';
import { findModule, nameOrigins } from './nameOrigins.ts';
import { type NamePlan, planNames } from './planNames.ts';

/** As wide as the files of the demo, so that joining does not lay them out anew. */
const printWidth = 100;

/**
 * Joins the modules of a demo, its own first, into one TypeScript file: imports merged, what nothing uses left out,
 * names that clash changed. Throws a `JoinError` where that is impossible.
 */
export async function joinModules(modules: readonly DemoModule[]): Promise<string> {
  const sheets = modules.filter(({ file }) => file.endsWith('.css'));
  const parts = modules.filter(({ file }) => !file.endsWith('.css')).map(readModuleParts);
  const [entry] = parts;
  if (!entry) {
    throw new Error('A demo has at least one module.');
  }
  const originOf = nameOrigins(parts);
  const needed = findNeeded(parts, originOf);
  const plan = planNames(parts, needed.origins, originOf);
  const styles = inlineStyles(
    entry,
    sheets.map(({ source }) => source),
  );
  const others = sortByDependency(parts).filter((part) => part !== entry);
  const text = [
    imports(parts, plan),
    ...others.map((part) => body(part, needed.statements, plan, { isEntry: false, edits: [] })),
    styles.declaration,
    body(entry, needed.statements, plan, { isEntry: true, edits: styles.edits }),
  ].join('\n\n');
  return format(text, { parser: 'typescript', singleQuote: true, printWidth });
}

function imports(modules: readonly ModuleParts[], { finalNames, originOf }: NamePlan): string {
  const names = modules.flatMap((module) =>
    module.imports.flatMap((name) => {
      const origin = originOf(module, name.local);
      const local = origin === null ? undefined : finalNames.get(origin);
      return name.specifier.startsWith('.') || local === undefined ? [] : [{ ...name, local }];
    }),
  );
  const sideEffects = modules.flatMap((module) => module.sideEffects);
  return mergeImports(
    names,
    sideEffects.filter((specifier) => !specifier.startsWith('.')),
  );
}

/** The statements of a module that are needed, with the names of the joined file. */
function body(
  module: ModuleParts,
  needed: ReadonlySet<ModuleStatement>,
  { finalNames, originOf }: NamePlan,
  { isEntry, edits }: { isEntry: boolean; edits: readonly Edit[] },
): string {
  return module.statements
    .filter((statement) => needed.has(statement))
    .map((statement) => {
      const renames = statement.uses.flatMap(({ name, start, end, isShorthand }): Edit[] => {
        const origin = originOf(module, name);
        const final = origin === null ? name : (finalNames.get(origin) ?? name);
        return final === name
          ? []
          : [{ start, end, text: isShorthand ? `${name}: ${final}` : final }];
      });
      const { exported } = statement;
      const unexport = exported && !isEntry ? [{ ...exported, text: '' }] : [];
      return applyEdits(module.source, statement, [...edits, ...renames, ...unexport]);
    })
    .join('')
    .trim();
}

/** Modules after those they import, as they run; a module in a circle comes where it is met. */
function sortByDependency(modules: readonly ModuleParts[]): ModuleParts[] {
  const sorted = new Set<ModuleParts>();
  const met = new Set<ModuleParts>();
  function visit(module: ModuleParts): void {
    if (met.has(module)) {
      return;
    }
    met.add(module);
    for (const { specifier } of module.imports) {
      const target = specifier.startsWith('.') ? findModule(modules, module, specifier) : undefined;
      if (target) {
        visit(target);
      }
    }
    sorted.add(module);
  }
  modules.forEach(visit);
  return [...sorted];
}
