import { describe, expect, it } from 'vitest';
import { findCircles, formatCircle } from './findCircles.ts';
import { parseSources } from './readSources.ts';

const circlesIn = (texts: Record<string, string>) =>
  findCircles(parseSources(texts)).map(({ folder, members }) => `${folder}: ${members.join(' ')}`);

describe('findCircles', () => {
  it('finds two files that import each other, types counted', () => {
    const texts = {
      'model/A.ts': "import { b } from './B.ts';",
      'model/B.ts': "import type { A } from './A.ts';",
      'model/C.ts': "import { a } from './A.ts';",
    };
    expect(circlesIn(texts)).toEqual(['model: A.ts B.ts']);
  });

  it('finds a circle through `import()` and files without an extension', () => {
    const texts = {
      'templates/blog/covers.tsx': "const page = import('./page');",
      'templates/blog/page.tsx': "export { covers } from './covers';",
    };
    expect(circlesIn(texts)).toEqual(['templates/blog: covers.tsx page.tsx']);
  });

  it('finds folders that import each other though their files do not', () => {
    const texts = {
      'pipeline/api/read.ts': "import { parse } from '#pipeline/pages/parse.ts';",
      'pipeline/pages/parse.ts': '',
      'pipeline/pages/compile.ts': "import { rows } from '#pipeline/api/rows.ts';",
      'pipeline/api/rows.ts': '',
    };
    expect(circlesIn(texts)).toEqual(['pipeline: api pages']);
  });

  it('finds a circle between a folder and a file beside it', () => {
    const texts = {
      'pipeline/openDocs.ts': "import { read } from './pages/read.ts';",
      'pipeline/pages/read.ts': "import type { Docs } from '#pipeline/openDocs.ts';",
    };
    expect(circlesIn(texts)).toEqual(['pipeline: openDocs.ts pages']);
  });

  it('leaves tests, fixtures and the layers alone', () => {
    const texts = {
      'server/listen.ts': "import { log } from './log.ts';",
      'server/log.ts': '',
      'server/log.test.ts': "import './listen.ts';",
      'server/fixtures/site.ts': "import '#server/listen.ts';",
      'server/load.ts': "import './fixtures/site.ts';",
      'model/Page.ts': "import '#server/log.ts';",
    };
    expect(circlesIn(texts)).toEqual([]);
  });

  it('is described by the imports that close it', () => {
    const [circle] = findCircles(
      parseSources({
        'model/A.ts': "// About A.\nimport { b } from './B.ts';",
        'model/B.ts': "import { a } from '#model/A.ts';",
      }),
    );
    expect(circle && formatCircle(circle)).toBe(
      [
        'model/: A.ts → B.ts → A.ts import each other in a circle.',
        '    model/A.ts:2 imports model/B.ts',
        '    model/B.ts:1 imports model/A.ts',
        '    Move what both sides need into a file of its own, or pass it as an argument.',
      ].join('\n'),
    );
  });
});
