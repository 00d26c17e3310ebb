import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  ['<p>Set <code>rows</code>.</p><p>Then&nbsp;go on.</p>', 'Set rows. Then go on.'],
  ['a &lt;b> &#x26; &#39;c&#39; &unknown;', "a <b> & 'c' &unknown;"],
  ['<h2>Title</h2><button>Comment</button><pre>const x = 1;</pre>text', 'Title text'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
