import type { ModuleParts, ModuleStatement } from './ModuleParts.ts';
import { type Origin, type OriginOf, ownOrigin } from './nameOrigins.ts';

/** What a demo's own file needs of the modules it imports. */
export interface Needed {
  origins: ReadonlySet<Origin>;
  statements: ReadonlySet<ModuleStatement>;
}

/** Follows names from the demo's own file, the first module; what no name leads to is left out, unless it has an effect. */
export function findNeeded(modules: readonly ModuleParts[], originOf: OriginOf): Needed {
  const origins = new Set<Origin>();
  const statements = new Set<ModuleStatement>();
  const declarations = indexDeclarations(modules);

  function need(module: ModuleParts, statement: ModuleStatement): void {
    if (statements.has(statement)) {
      return;
    }
    statements.add(statement);
    statement.declares.forEach((name) => origins.add(ownOrigin(module, name)));
    for (const { name } of statement.uses) {
      const origin = originOf(module, name);
      if (origin !== null) {
        origins.add(origin);
        declarations.get(origin)?.forEach((declaration) => need(...declaration));
      }
    }
  }

  modules.forEach((module, index) => {
    for (const statement of module.statements) {
      if (index === 0 || statement.hasEffect) {
        need(module, statement);
      }
    }
  });
  return { origins, statements };
}

/** A type and a value of one name are two statements. */
function indexDeclarations(
  modules: readonly ModuleParts[],
): Map<Origin, [ModuleParts, ModuleStatement][]> {
  const index = new Map<Origin, [ModuleParts, ModuleStatement][]>();
  for (const module of modules) {
    for (const statement of module.statements) {
      for (const name of statement.declares) {
        const origin = ownOrigin(module, name);
        index.set(origin, [...(index.get(origin) ?? []), [module, statement]]);
      }
    }
  }
  return index;
}
