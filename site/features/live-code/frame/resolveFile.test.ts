import { expect, it } from 'vitest';
import { lineOfImport, resolveFile } from './resolveFile.ts';

const names = ['App.tsx', 'words.ts', 'a.data.js', 'look.css', 'numbers.json'];

it.each([
  ['./words', 'words.ts'],
  ['./words.ts', 'words.ts'],
  ['./words.js', 'words.ts'],
  ['./a.data', 'a.data.js'],
  ['./a.data.ts', 'a.data.js'],
  ['./look.css', 'look.css'],
  ['./numbers', 'numbers.json'],
  ['../../../shared/words', 'words.ts'],
  ['./nothing', null],
  ['./look', null],
])('resolveFile finds %s', (specifier, name) => {
  expect(resolveFile(specifier, names)).toBe(name);
});

it('lineOfImport finds the line that names a module', () => {
  const text = `import a from "one";\nimport {\n  b,\n} from 'two';\n`;
  expect(lineOfImport(text, 'one')).toBe(1);
  expect(lineOfImport(text, 'two')).toBe(4);
  expect(lineOfImport(text, 'three')).toBeNull();
});
