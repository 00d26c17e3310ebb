import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { SnapshotLayout } from './SnapshotLayout.ts';
import { SnapshotRules } from './SnapshotRules.ts';
import { BoxStyles } from './BoxStyles.ts';

/** Size of the element `#it` on a stage of 600 px. */
function sizeOf(html: string, css = ''): [width: number, height: number] {
  const { document } = new Window();
  document.body.innerHTML = html;
  const rules = new SnapshotRules();
  rules.addSheet(css);
  const { body } = document;
  const styles = new BoxStyles(rules, { '--mui-spacing': '8px' });
  const layout = new SnapshotLayout(styles, body, 600);
  const element = body.querySelector('#it')!;
  return [layout.width(element), layout.height(element)];
}

it.each([
  [
    'a block is as wide as its container',
    '<div id="it" style="height: 40px"></div>',
    '',
    [600, 40],
  ],
  [
    'padding and border take room',
    '<div class="a"><div id="it"></div></div>',
    '.a{padding:4px 10px;border:1px solid}',
    [578, 0],
  ],
  [
    'a share of a known height',
    '<div style="height: 300px"><div id="it" style="height: 50%; width: 25%"></div></div>',
    '',
    [150, 150],
  ],
  [
    'a widest size',
    '<div id="it" class="a"></div>',
    '.a{max-width:360px;height:calc(2 * var(--mui-spacing))}',
    [360, 16],
  ],
  [
    'rules for larger screens',
    '<div id="it" class="a"></div>',
    '.a{width:10px}@media (min-width:900px){.a{width:20px}}@media (min-width:1536px){.a{width:30px}}',
    [20, 0],
  ],
  [
    'a row shares its width',
    '<div class="r"><i class="f"></i><div id="it" class="f"></div></div>',
    '.r{display:flex;gap:10px;height:90px}.f{flex:1}',
    [295, 90],
  ],
  [
    'a column gives the rest to what grows',
    '<div class="c"><div style="height: 52px"></div><div id="it" class="f"></div></div>',
    '.c{display:flex;flex-direction:column;height:400px}.f{flex:1;overflow:hidden}',
    [600, 348],
  ],
  [
    'columns of a grid',
    '<div class="g"><div></div><div id="it"></div></div>',
    '.g{display:grid;grid-template-columns:repeat(2, 1fr);gap:20px}',
    [290, 0],
  ],
  [
    'lines of text',
    '<p id="it" style="width: 100px; line-height: 20px">A line that does not fit into it</p>',
    '',
    [100, 60],
  ],
  [
    'what covers its container',
    '<div class="a"><div id="it" class="b"></div></div>',
    '.a{height:200px}.b{position:absolute;inset:0}',
    [600, 200],
  ],
  [
    'what is not shown',
    '<div id="it"><style>a{color:red}</style><b hidden>x</b></div>',
    '',
    [600, 0],
  ],
])('%s', (_name, html, css, expected) => {
  expect(sizeOf(html, css)).toEqual(expected);
});
