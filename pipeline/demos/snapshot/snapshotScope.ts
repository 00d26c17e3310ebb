import { AsyncLocalStorage } from 'node:async_hooks';

/** Values of global names, for code that runs inside a scope. */
export type ScopedGlobals = Record<string, unknown>;

const scopes = new AsyncLocalStorage<ScopedGlobals>();
const scoped = new Set<string>();

/**
 * Runs a function, and everything it waits for, with more global names, such as `document`. Pages are prerendered in the
 * same process at the same time, and for them there must be no document: what asks for one outside of the scope finds none.
 */
export function runInScope<Result>(globals: ScopedGlobals, run: () => Result): Result {
  Object.keys(globals).forEach(scopeName);
  return scopes.run(globals, run);
}

function scopeName(name: string): void {
  if (scoped.has(name)) {
    return;
  }
  scoped.add(name);
  const outside = Object.getOwnPropertyDescriptor(globalThis, name);
  let value = outside && 'value' in outside ? (outside.value as unknown) : undefined;
  const valueOutside = () => (outside?.get ? (outside.get.call(globalThis) as unknown) : value);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: false,
    get() {
      const globals = scopes.getStore();
      return globals && name in globals ? globals[name] : valueOutside();
    },
    set(next: unknown) {
      const globals = scopes.getStore();
      if (globals && name in globals) {
        globals[name] = next;
      } else if (outside?.set) {
        outside.set.call(globalThis, next);
      } else {
        value = next;
      }
    },
  });
}
