import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineScript } from './inlineScriptPlugin.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inline-script-'));
  await writeFile(path.join(folder, 'words.ts'), `export const words = { hello: 'Hello' };`);
  await writeFile(
    path.join(folder, 'greet.ts'),
    `import { words } from './words.ts';
    declare function say(text: string): void;
    export function greet(): void { say((words as { hello?: string }).hello ?? ''); }`,
  );
  await writeFile(
    path.join(folder, 'endings.ts'),
    `export function endings(): void { document.title = '</script>'; }`,
  );
});

afterAll(() => rm(folder, { recursive: true }));

describe('inlineScript', () => {
  it('is one line that calls the function its module is named after', async () => {
    const { code } = await inlineScript(folder, path.join(folder, 'greet.ts'));
    const said: string[] = [];
    // oxlint-disable-next-line no-new-func
    new Function('say', code)((text: string) => said.push(text));
    expect(said).toEqual(['Hello']);
    expect(code).not.toContain('\n');
  });

  it('uses no syntax that an old browser cannot parse', async () => {
    const { code } = await inlineScript(folder, path.join(folder, 'greet.ts'));
    expect(code).not.toMatch(/\?\?|\?\.|\bimport\b|\bexport\b/);
  });

  it('names the modules it is made from, for the development server to watch', async () => {
    const { modules } = await inlineScript(folder, path.join(folder, 'greet.ts'));
    expect(modules).toEqual(
      expect.arrayContaining([path.join(folder, 'words.ts'), path.join(folder, 'greet.ts')]),
    );
  });

  it('does not end the element it is in', async () => {
    const { code } = await inlineScript(folder, path.join(folder, 'endings.ts'));
    expect(code).not.toContain('</script');
  });
});
