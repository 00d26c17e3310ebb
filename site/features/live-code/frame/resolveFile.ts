/** The file a relative import means, trying the extensions code is usually written without; null when there is none. */
export function resolveFile(specifier: string, names: readonly string[]): string | null {
  // All files lie in one folder, wherever they were taken from.
  const base = specifier.slice(specifier.lastIndexOf('/') + 1);
  const stem = base.replace(/\.[jt]sx?$/, '');
  const candidates = [base, ...['tsx', 'ts', 'jsx', 'js', 'json'].map((end) => `${base}.${end}`)];
  const others = ['tsx', 'ts', 'jsx', 'js'].map((end) => `${stem}.${end}`);
  return [...candidates, ...others].find((name) => names.includes(name)) ?? null;
}

/** The line on which a file names a module; null when it does not. */
export function lineOfImport(text: string, specifier: string): number | null {
  const index = text
    .split('\n')
    .findIndex((line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`));
  return index < 0 ? null : index + 1;
}
