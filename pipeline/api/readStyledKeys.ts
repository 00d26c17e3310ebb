import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** What the code of packages says about class names and the theme. */
export interface StyledKeys {
  /** Every class name that a component of the packages may write. */
  classNames: Set<string>;
  /** Keys of style overrides that the code reads, by theme name, where the types declare the name. */
  themeKeys: Map<string, Set<string>>;
  /** Package whose types declare a theme name. */
  themePackages: Map<string, string>;
}

/** Reads from the code which style overrides take effect: the types allow keys that nothing reads. */
export function readStyledKeys(root: string, packages: readonly string[]): StyledKeys {
  const result: StyledKeys = {
    classNames: new Set(),
    themeKeys: new Map(),
    themePackages: new Map(),
  };
  const declared = new Map<string, string>();
  for (const name of packages) {
    const folder = path.join(root, 'node_modules', name);
    for (const [themeName, keys] of declaredNames(folder)) {
      declared.set(themeName, keys);
      result.themePackages.set(themeName, name);
    }
  }
  const codes = packages.flatMap((name) => {
    const folder = path.join(root, 'node_modules', name);
    const files = globSync('**/*.js', { cwd: folder, ignore: ['**/node_modules/**'] });
    return files.sort().map((file) => readFileSync(path.join(folder, file), 'utf8'));
  });
  const lists = new Map(codes.flatMap(keyLists));
  for (const code of codes) {
    utilityClasses(code).forEach((className) => result.classNames.add(className));
    for (const [themeName, keys] of styledKeys(code, lists)) {
      const types = declared.get(themeName);
      if (types !== undefined) {
        const known = result.themeKeys.get(themeName) ?? new Set();
        keys.filter((key) => allowsKey(types, key)).forEach((key) => known.add(key));
        result.themeKeys.set(themeName, known);
      }
    }
  }
  return result;
}

/** Theme names with the type of their keys, from the declarations that a theme is augmented by. */
function declaredNames(folder: string): [string, string][] {
  const file = path.join(folder, 'themeAugmentation', 'overrides.d.ts');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/^\s*(Mui\w+): ([^;]+);/gm)].map(([, name = '', type = '']) => [
    name,
    type,
  ]);
}

/** A type that is a list of literals allows those only; one with a name is the keys of the component's classes. */
function allowsKey(type: string, key: string): boolean {
  return !type.includes("'") || type.includes(`'${key}'`);
}

/** Class names that `generateUtilityClasses('MuiGauge', ['root', …])` makes. */
export function utilityClasses(code: string): string[] {
  const calls = code.matchAll(/generateUtilityClasses[\w.]*\)?\(\s*["'](\w+)["'],\s*\[([^\]]*)\]/g);
  return [...calls].flatMap(([, prefix = '', list = '']) =>
    stringsIn(list).map((key) => `${prefix}-${key}`),
  );
}

/** Lists of keys that a resolver in another file goes through: `const gridClassesOverrides = { root: ['autoHeight', …] }`. */
export function keyLists(code: string): [string, string[]][] {
  const lists = code.matchAll(/const (\w+ClassesOverrides) = [^{]*\{([\s\S]*?)\n\};/g);
  return [...lists].map(([, name = '', list = '']) => [name, stringsIn(list)]);
}

function stringsIn(list: string): string[] {
  return [...list.matchAll(/["']([^"']+)["']/g)].map(([, text = '']) => text);
}

/**
 * Keys of style overrides by theme name, from the options of `styled`: those its resolver reads, or else the name of
 * the slot.
 */
export function styledKeys(
  code: string,
  lists: ReadonlyMap<string, readonly string[]>,
): [string, string[]][] {
  const options =
    /name: ["'](Mui\w+)["'],\s*slot: ["'](\w+)["'](?:,[^{}]*?overridesResolver(?:: ([\s\S]*?)\n\}\)|\s*[,}]))?/g;
  return [...code.matchAll(options)].map(([option, name = '', slot = '', resolver]) => {
    const isShared = resolver === undefined && option.includes('overridesResolver');
    const read = isShared ? sharedResolver.exec(code)?.[1] : resolver;
    return [
      name,
      read === undefined ? [slot.charAt(0).toLowerCase() + slot.slice(1)] : stylesRead(read, lists),
    ];
  });
}

/** A resolver that several elements of a file have in common. */
const sharedResolver = /const overridesResolver = ([\s\S]*?)\n\};/;

function stylesRead(resolver: string, lists: ReadonlyMap<string, readonly string[]>): string[] {
  const reads = resolver.matchAll(/\b\w*[sS]tyles(?:\.(\w+)|\[["'`]([^"'`\]$]+)["'`]\])/g);
  const listed = [...lists].filter(([name]) => resolver.includes(name));
  return [
    ...[...reads].map(([, plain, quoted]) => plain ?? quoted ?? ''),
    ...listed.flatMap(([, keys]) => keys),
  ];
}
