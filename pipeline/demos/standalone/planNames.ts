import path from 'node:path';
import { JoinError } from './JoinError.ts';
import type { ModuleParts } from './ModuleParts.ts';
import type { Origin, OriginOf } from './nameOrigins.ts';

/** The names of a joined file. */
export interface NamePlan {
  /** How each origin that is needed is called. */
  finalNames: ReadonlyMap<Origin, string>;
  originOf: OriginOf;
}

/** Decides how everything that is needed is called in one file: the demo keeps its names, others give way. */
export function planNames(
  modules: readonly ModuleParts[],
  needed: ReadonlySet<Origin>,
  originOf: OriginOf,
): NamePlan {
  const finalNames = new Map<Origin, string>();
  const taken = new Map<string, Origin>();
  for (const global of modules.flatMap(({ globals }) => [...globals])) {
    taken.set(global, `global ${global}`);
  }

  for (const module of modules) {
    for (const name of topLevelNames(module)) {
      const origin = originOf(module, name);
      if (origin !== null && needed.has(origin)) {
        const known = finalNames.get(origin);
        if (known === undefined) {
          claim(module, name, origin);
        } else if (known !== name && module.words.has(known)) {
          throw new JoinError(module.file, `"${known}" is another thing than in the demo`);
        }
      }
    }
  }
  return { finalNames, originOf };

  function claim(module: ModuleParts, name: string, origin: Origin): void {
    // An alias of the demo renames the declaration, so the declaring module must have no such word of its own.
    const users = modules.filter((other) =>
      topLevelNames(other).some((each) => each !== name && originOf(other, each) === origin),
    );
    const free = [name, `${stemOf(module.file)}${capitalize(name)}`].find(
      (candidate) =>
        !taken.has(candidate) &&
        (candidate === name || !module.words.has(candidate)) &&
        !users.some(({ words }) => words.has(candidate)),
    );
    if (free === undefined) {
      throw new JoinError(module.file, `"${name}" clashes with a name of another file of the demo`);
    }
    finalNames.set(origin, free);
    taken.set(free, origin);
  }
}

function topLevelNames({ imports, statements }: ModuleParts): string[] {
  return [...imports.map(({ local }) => local), ...statements.flatMap(({ declares }) => declares)];
}

/** `ferries.data.ts` → `ferries`. */
function stemOf(file: string): string {
  return path.basename(file).replace(/\..*$/, '').replace(/\W/g, '');
}

function capitalize(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
