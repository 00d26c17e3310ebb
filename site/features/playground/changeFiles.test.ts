import { describe, expect, it } from 'vitest';
import { addFile, checkName, removeFile, renameFile } from './changeFiles.ts';

const project = {
  files: [
    { name: 'App.tsx', text: `import { a } from './a.data';\nimport b from "./a.data.ts";\n` },
    { name: 'a.data.ts', text: 'export const a = 1;' },
  ],
  entry: 'App.tsx',
};

describe('changeFiles', () => {
  it('checks names', () => {
    expect(checkName(project, 'b.ts', null)).toBeNull();
    expect(checkName(project, 'folder/b.ts', null)).toBe('shape');
    expect(checkName(project, '.ts', null)).toBe('shape');
    expect(checkName(project, 'b.html', null)).toBe('shape');
    expect(checkName(project, 'app.TSX', null)).toBe('shape');
    expect(checkName(project, 'APP.tsx', null)).toBe('taken');
    expect(checkName(project, 'app.tsx', 'App.tsx')).toBeNull();
    expect(checkName(project, 'App.css', 'App.tsx')).toBe('entry');
    const full = {
      files: Array.from({ length: 20 }, (_, index) => ({ name: `f${index}.ts`, text: '' })),
      entry: 'f0.ts',
    };
    expect(checkName(full, 'b.ts', null)).toBe('tooMany');
    expect(checkName(full, 'b.ts', 'f1.ts')).toBeNull();
  });

  it('adds an empty file', () => {
    expect(addFile(project, 'b.ts').files.at(-1)).toEqual({ name: 'b.ts', text: '' });
  });

  it('removes a file, but not the one that is shown', () => {
    expect(removeFile(project, 'a.data.ts').files).toHaveLength(1);
    expect(removeFile(project, 'App.tsx').files).toHaveLength(2);
  });

  it('renames a file and what others import, with and without extension', () => {
    const { files, entry } = renameFile(project, 'a.data.ts', 'b.ts');
    expect(files[0]?.text).toBe(`import { a } from './b';\nimport b from "./b.ts";\n`);
    expect(files[1]?.name).toBe('b.ts');
    expect(entry).toBe('App.tsx');
    expect(renameFile(project, 'App.tsx', 'Main.tsx').entry).toBe('Main.tsx');
  });
});
