import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { QualityPiece } from '#model/QualityPiece.ts';
import { QualityPieces } from './QualityPieces.tsx';

const render = (piece: QualityPiece) => renderToStaticMarkup(<QualityPieces pieces={[piece]} />);

it('a broken budget says so in words, beside a full bar', () => {
  const html = render({
    kind: 'table',
    caption: 'Budgets',
    head: ['Metric', 'Value', 'Verdict'],
    rows: [
      [
        { kind: 'text', text: 'Style sheets', note: '/x' },
        { kind: 'use', text: '40 of 20 KB', share: 1 },
        { kind: 'verdict', isGood: false, text: 'Broken' },
      ],
    ],
    foot: [],
  });
  expect(html).toContain('<th scope="row">Style sheets <small>/x</small></th>');
  expect(html).toContain('40 of 20 KB<span class="quality-bar" aria-hidden="true">');
  expect(html).toContain('<i style="inline-size:100%"></i>');
  expect(html).toContain('data-good="false">Broken</span>');
  expect(html).not.toContain('<tfoot>');
});

it('a section folds away its requirements, with code as code', () => {
  const html = render({
    kind: 'details',
    title: 'S1 Shell',
    facts: '1 of 1 proven',
    entries: [
      {
        term: 'S1.1',
        text: 'metas `mui:productId` and <b>',
        items: [{ text: 'S1.1 a test', file: 'a.test.ts' }],
      },
    ],
  });
  expect(html).toContain('<summary><strong lang="en">S1 Shell</strong> <span>1 of 1 proven</span>');
  expect(html).toContain('<b>S1.1</b> metas <code>mui:productId</code> and &lt;b&gt;</dt>');
  expect(html).toContain('<dd>S1.1 a test <code>a.test.ts</code></dd>');
});
