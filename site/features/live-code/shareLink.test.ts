import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeProject, encodeProject, holdsCode } from './shareLink.ts';

const project = {
  files: [
    { name: 'App.tsx', text: `export default () => <p>Größe 你好 🌳</p>;\n` },
    { name: 'look.css', text: '' },
  ],
  entry: 'App.tsx',
};

/** A link as someone else's program may write it. */
async function encodeAnything(value: unknown): Promise<string> {
  const bytes = deflateRawSync(JSON.stringify(value));
  return `#code=1.${bytes.toString('base64url')}`;
}

describe('shareLink', () => {
  it('gives back what it was given, in characters that need no escaping', async () => {
    const hash = await encodeProject(project);
    expect(hash).toMatch(/^#code=1\.[\w-]+$/);
    expect(holdsCode(hash)).toBe(true);
    expect(await decodeProject(hash)).toEqual({ kind: 'project', project });
  });

  it('tells a link with code from an anchor', () => {
    expect(holdsCode('#BasicItems')).toBe(false);
    expect(holdsCode('')).toBe(false);
  });

  it('a link cut anywhere is a problem, never a project', async () => {
    const hash = await encodeProject(project);
    for (let length = '#code='.length; length < hash.length; length += 1) {
      expect((await decodeProject(hash.slice(0, length))).kind, `cut at ${length}`).toBe('problem');
    }
  });

  it.each(['#code=', '#code=1.', '#code=1.!!!', '#code=1.AAAA', '#code=2.AAAA', '#code=1.你好'])(
    '%s is a problem',
    async (hash) => {
      expect((await decodeProject(hash)).kind).toBe('problem');
    },
  );

  it('a small link that would unfold to more than a project is not unfolded', async () => {
    const bomb = await encodeAnything({
      files: [{ name: 'App.tsx', text: 'a'.repeat(5_000_000) }],
      entry: 'App.tsx',
    });
    expect(bomb.length).toBeLessThan(30_000);
    expect(await decodeProject(bomb)).toEqual({ kind: 'problem', problem: 'tooLarge' });
  });

  it('a link that is too long is not looked at', async () => {
    const hash = `#code=1.${'A'.repeat(40_000)}`;
    expect(await decodeProject(hash)).toEqual({ kind: 'problem', problem: 'tooLarge' });
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['no files', { files: [], entry: 'App.tsx' }],
    ['files that are no list', { files: { length: 1 }, entry: 'App.tsx' }],
    ['a path for a name', { files: [{ name: '../App.tsx', text: '' }], entry: '../App.tsx' }],
    ['a name of another kind', { files: [{ name: 'App.html', text: '' }], entry: 'App.html' }],
    ['a name that is a property', { files: [{ name: '__proto__', text: '' }], entry: '__proto__' }],
    ['a text that is none', { files: [{ name: 'App.tsx', text: 1 }], entry: 'App.tsx' }],
    ['an entry that is not there', { files: [{ name: 'App.tsx', text: '' }], entry: 'Main.tsx' }],
    ['an entry that cannot run', { files: [{ name: 'a.css', text: '' }], entry: 'a.css' }],
    [
      'two names that differ in case only',
      {
        files: [
          { name: 'App.tsx', text: '' },
          { name: 'app.tsx', text: '' },
        ],
        entry: 'App.tsx',
      },
    ],
    [
      'too many files',
      {
        files: Array.from({ length: 21 }, (_, index) => ({ name: `f${index}.ts`, text: '' })),
        entry: 'f0.ts',
      },
    ],
    [
      'too much text',
      { files: [{ name: 'App.tsx', text: 'ab'.repeat(100_001) }], entry: 'App.tsx' },
    ],
  ])('%s is invalid', async (_, value) => {
    expect(await decodeProject(await encodeAnything(value))).toMatchObject({ kind: 'problem' });
  });

  it('keeps nothing of an object but files and entry', async () => {
    const hash = await encodeAnything({
      files: [{ name: 'App.tsx', text: '', run: true }],
      entry: 'App.tsx',
    });
    expect(await decodeProject(hash)).toEqual({
      kind: 'project',
      project: { files: [{ name: 'App.tsx', text: '' }], entry: 'App.tsx' },
    });
  });
});
