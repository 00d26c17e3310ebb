import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDiskCache } from '#pipeline/cache/DiskCache.ts';
import type { PageFile } from '#pipeline/content-files/discoverPages.ts';
import { findDemoUses } from '#pipeline/demos/findDemoUses.ts';

it('reads the demos a page shows, in all their stylings, with their style sheets', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-uses-'));
  const page = path.join(folder, 'page.md');
  await mkdir(path.join(folder, 'demos/Styled'), { recursive: true });
  const files = {
    'page.md': '::demo{name="Plain"}\n\n::demo{name="Styled"}\n',
    'demos/Plain.tsx': "import { Dial } from '@mui/x-widgets';\nconst a = <Dial />;",
    'demos/Unshown.tsx': 'export default 1;',
    'demos/Styled/css.tsx': "import './dial.css';\nexport default 1;",
    'demos/Styled/dial.css': '.MuiDial-hand { color: red; }',
    'demos/Styled/system.tsx': "const sx = { '& .MuiDial-root': {} };",
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
  }
  const uses = await findDemoUses([{ path: '/x/dial', folder, files: { en: page } } as PageFile], {
    cache: openDiskCache(path.join(folder, 'cache')),
    toolHash: '',
  });
  expect(uses).toEqual([
    {
      path: '/x/dial',
      demo: 'Plain',
      facts: [
        { kind: 'component', of: 'widgets:Dial' },
        { kind: 'export', of: 'widgets:Dial' },
      ],
    },
    {
      path: '/x/dial',
      demo: 'Styled',
      facts: [
        { kind: 'className', name: 'MuiDial-hand' },
        { kind: 'className', name: 'MuiDial-root' },
      ],
    },
  ]);
});
