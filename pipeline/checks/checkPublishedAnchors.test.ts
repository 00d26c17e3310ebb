import { expect, it } from 'vitest';
import type { CompiledPage } from '#pipeline/docs/Docs.ts';
import { checkPublishedAnchors } from './checkPublishedAnchors.ts';

const page = (path: string, anchors: string[]) =>
  ({
    path,
    file: `content${path}.md`,
    anchors,
    subject: { components: ['Dial'], hooks: [] },
  }) as unknown as CompiledPage;

it('counts the answered pages and anchors, and names the ones that are lost', () => {
  const published = {
    '/x/react-widgets/dial': ['basics', 'size', 'api'],
    '/x/react-widgets/start': ['install'],
    '/x/react-widgets/unwritten': ['anything'],
  };
  const compiled = [
    page('/x/react-widgets/dial', ['basics']),
    page('/x/react-widgets/first-steps', ['install']),
  ];
  const renamed = { '/x/react-widgets/start': '/x/react-widgets/first-steps' };
  expect(checkPublishedAnchors(published, compiled, renamed)).toEqual({
    counts: [
      { section: 'react-widgets', pages: 3, answeredPages: 2, anchors: 4, answeredAnchors: 3 },
    ],
    problems: [
      {
        file: 'content/x/react-widgets/dial.md',
        line: 1,
        message: 'Other sites link to anchors that this page does not have: size.',
        fix: expect.stringContaining('aliases'),
      },
    ],
  });
});
