/** Values that are kept in memory until a file has changed. */
export interface Memory {
  /**
   * The same function, which makes the value for each list of arguments once. `mayChange` says whether a changed file
   * concerns the value for some arguments; without it, every file concerns all of them.
   */
  keep<Arguments extends string[], Value>(
    make: (...args: Arguments) => Promise<Value>,
    mayChange?: (file: string, ...args: Arguments) => boolean,
  ): (...args: Arguments) => Promise<Value>;
  /** Has every value made anew that a changed file concerns. */
  forget(file: string): void;
}

/** Opens an empty memory. */
export function openMemory(): Memory {
  const forgetters: ((file: string) => void)[] = [];
  return {
    keep<Arguments extends string[], Value>(
      make: (...args: Arguments) => Promise<Value>,
      mayChange: (file: string, ...args: Arguments) => boolean = () => true,
    ) {
      const kept = new Map<string, { args: Arguments; value: Promise<Value> }>();
      forgetters.push((file) => {
        for (const [key, { args }] of kept) {
          if (mayChange(file, ...args)) {
            kept.delete(key);
          }
        }
      });
      return (...args: Arguments) => {
        const key = args.join(' ');
        const entry = kept.get(key) ?? { args, value: make(...args) };
        kept.set(key, entry);
        return entry.value;
      };
    },
    forget: (file) => forgetters.forEach((forget) => forget(file)),
  };
}
