import { describe, expect, it } from 'vitest';
import { contentConfig } from '#pipeline/contentConfig.ts';
import {
  sandboxChunkSource,
  sandboxIndexSource,
  sandboxModules,
} from '#pipeline/packages/sandboxModules.ts';

const { root, contentDir } = contentConfig(process.cwd(), { watching: false });

describe('sandboxModules', () => {
  it('offers the library by package, each a chunk of its own', async () => {
    const modules = await sandboxModules(root, contentDir);
    expect(modules['@mui/x-tree-view']).toContain('@mui/x-tree-view/RichTreeView');
    expect(modules['@mui/material']).toContain('@mui/material/Button');
    expect(modules['@mui/x-data-grid-premium']).toContain('@mui/x-data-grid-premium');
    expect(modules.react).toEqual(['react', 'react/jsx-runtime']);
  });

  it('an adapter is a chunk of its own, so that a picker brings one date library', async () => {
    const modules = await sandboxModules(root, contentDir);
    const adapter = '@mui/x-date-pickers/AdapterDayjs';
    expect(modules[adapter]).toEqual([adapter]);
    expect(modules['@mui/x-date-pickers']).not.toContain(adapter);
    expect(Object.keys(modules).join()).not.toContain('DateFnsV2');
  });

  it('offers the icons demos use, and nothing a demo takes from its own folder', async () => {
    const modules = await sandboxModules(root, contentDir);
    const specifiers = Object.values(modules).flat();
    expect(modules['@mui/icons-material']?.length).toBeGreaterThan(10);
    expect(specifiers.every((specifier) => /^(@[\w-]+\/)?[\w-]+(\/[\w-]+)*$/.test(specifier))).toBe(
      true,
    );
  });
});

describe('sandboxModuleSource', () => {
  const modules = { dayjs: ['dayjs'], '@mui/icons-material': ['@mui/icons-material/Add'] };

  it('the index names chunks and how to load them', () => {
    const source = sandboxIndexSource(modules);
    expect(source).toContain(`"dayjs": () => import('virtual:sandbox/modules/dayjs')`);
    expect(source).toContain('["@mui/icons-material","@mui/icons-material/Add"]');
  });

  it('a chunk holds its modules by specifier', () => {
    expect(sandboxChunkSource('dayjs', modules)).toBe(
      `import * as m0 from "dayjs";\nexport const modules = { "dayjs": m0 };`,
    );
  });

  it('the root of the icons holds those that are offered', () => {
    expect(sandboxChunkSource('@mui/icons-material', modules)).toContain(
      `"@mui/icons-material": { "Add": m0.default }`,
    );
  });
});
