import path from 'node:path';
import { JoinError } from './JoinError.ts';
import type { ModuleParts } from './ModuleParts.ts';

/** What a name stands for: a declaration of one of the modules, or an export of a package. */
export type Origin = string;

/** Finds what a name of a module's top level stands for; null for one that is neither declared nor imported there. */
export type OriginOf = (module: ModuleParts, name: string) => Origin | null;

/** The origin of a module's own declaration. */
export function ownOrigin(module: ModuleParts, name: string): Origin {
  return `${module.file} ${name}`;
}

/** Follows the names of modules to where they are declared. */
export function nameOrigins(modules: readonly ModuleParts[]): OriginOf {
  return function originOf(module, name) {
    const imported = module.imports.find(({ local }) => local === name);
    if (!imported) {
      return module.statements.some(({ declares }) => declares.includes(name))
        ? ownOrigin(module, name)
        : null;
    }
    if (!imported.specifier.startsWith('.')) {
      return `${imported.specifier} ${imported.imported}`;
    }
    const target = findModule(modules, module, imported.specifier);
    const declared = target && declarationOf(target, imported.imported);
    if (!target || !declared) {
      const reason = `"${name}" is imported from "${imported.specifier}", which does not declare and export it by name`;
      throw new JoinError(module.file, reason);
    }
    return ownOrigin(target, declared);
  };
}

/** The module that another one imports by a relative path. */
export function findModule(
  modules: readonly ModuleParts[],
  importer: ModuleParts,
  specifier: string,
): ModuleParts | undefined {
  const base = path.resolve(path.dirname(importer.file), specifier);
  return modules.find(({ file }) => [base, `${base}.tsx`, `${base}.ts`].includes(file));
}

/** Local name of an export; undefined when there is none. */
function declarationOf({ statements }: ModuleParts, imported: string): string | undefined {
  if (imported === 'default') {
    return statements.find(({ exported }) => exported?.isDefault)?.declares[0];
  }
  const isExported = statements.some(
    ({ exported, declares }) => exported && !exported.isDefault && declares.includes(imported),
  );
  return isExported ? imported : undefined;
}
