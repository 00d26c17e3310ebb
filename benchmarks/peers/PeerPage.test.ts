import { expect, it } from 'vitest';
import { peerAddress, toPeerPage } from './PeerPage.ts';

const page = (text: string) => toPeerPage('/x/a', `# Title of \`a\`\n\n${text}\n`);

it('takes the title from the text', () => {
  expect(page('Words.')).toEqual({ path: '/x/a', title: 'Title of a', text: 'Words.' });
  expect(() => toPeerPage('/x/a', 'Words.')).toThrow('/x/a does not start with a title');
});

it('leads links to the pages of the same site, and no others', () => {
  const text = [
    '[b](https://mui.com/x/b.md)',
    '[c](https://mui.com/x/b/c.md#part)',
    '[demo](https://mui.com/x/b#Demo)',
    '[store](https://mui.com/store/)',
  ].join(' ');
  expect(page(text).text).toBe(
    '[b](/x/b/) [c](/x/b/c/#part) [demo](/x/b/#Demo) [store](https://mui.com/store/)',
  );
});

it('keeps prose from being read as code, and leaves code and inline tags alone', () => {
  const code = '```tsx title="A.tsx"\n<Grid sx={{ m: 1 }} />\n```';
  const quoted = '> ```tsx\n> <Grid sx={{ m: 1 }} />\n> ```';
  const inline = '`<Grid sx={{ m: 1 }} />` and ``a `<B />` c``';
  expect(page(code).text).toBe(code);
  expect(page(quoted).text).toBe(quoted);
  expect(page(inline).text).toBe(inline);
  expect(page('A <Toolbar /> with {{ x }}<br><kbd>A</kbd>').text).toBe(
    'A &lt;Toolbar /> with { { x }}<br><kbd>A</kbd>',
  );
});

it('ends the addresses of other sites with a slash', () => {
  expect(['/', '/x', '/x/'].map(peerAddress)).toEqual(['/', '/x/', '/x/']);
});
