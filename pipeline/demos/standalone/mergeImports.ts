import type { ImportedName } from './ModuleParts.ts';

/** Writes imports with one declaration for each package path, and each name once. */
export function mergeImports(
  names: readonly ImportedName[],
  sideEffects: readonly string[],
): string {
  const bySpecifier = new Map<string, Map<string, ImportedName>>();
  for (const name of names) {
    const group = bySpecifier.get(name.specifier) ?? new Map<string, ImportedName>();
    const key = `${name.imported} ${name.local}`;
    const isType = name.isType && (group.get(key)?.isType ?? true);
    bySpecifier.set(name.specifier, group.set(key, { ...name, isType }));
  }
  // React first, as in most files, even if only another file of the demo imports it.
  const sorted = [...bySpecifier].sort(([one], [other]) => rank(one) - rank(other));
  return [
    ...sorted.flatMap(([specifier, group]) => declarations(specifier, [...group.values()])),
    ...[...new Set(sideEffects)].map((specifier) => `import '${specifier}';`),
  ].join('\n');
}

function declarations(specifier: string, names: ImportedName[]): string[] {
  const from = `from '${specifier}';`;
  const [main, ...others] = names.filter(({ imported }) => imported === 'default');
  const named = names.filter(({ imported }) => imported !== '*' && imported !== 'default');
  const isOfTypes = named.every(({ isType }) => isType);
  const list = named.map(({ imported, local, isType }) => {
    const mark = isType && !isOfTypes ? 'type ' : '';
    return mark + (imported === local ? local : `${imported} as ${local}`);
  });
  const braces = list.length > 0 ? `{ ${list.join(', ')} }` : null;
  // Without types nothing would be left in the braces beside a default import.
  const isApart = braces !== null && isOfTypes;
  const clause = [main?.local, isApart ? null : braces].filter((part) => part != null);
  return [
    ...names
      .filter(({ imported }) => imported === '*')
      .map(({ local, isType }) => `import ${isType ? 'type ' : ''}* as ${local} ${from}`),
    ...(clause.length > 0
      ? [`import ${isAllType(main, named) ? 'type ' : ''}${clause.join(', ')} ${from}`]
      : []),
    ...(isApart ? [`import type ${braces} ${from}`] : []),
    ...others.map(({ local, isType }) => `import ${isType ? 'type ' : ''}${local} ${from}`),
  ];
}

/** Whether a default import stands alone and is a type. */
function isAllType(main: ImportedName | undefined, named: readonly ImportedName[]): boolean {
  return main?.isType === true && named.every(({ isType }) => isType);
}

function rank(specifier: string): number {
  return specifier === 'react' ? 0 : 1;
}
