import { expect, it } from 'vitest';
import zh from '#content/translations/zh.json' with { type: 'json' };
import { actionsBlock } from '#pipeline/pages/actionsBlock.ts';

it('offers the copy of the page in its language, here and to assistants', () => {
  const { html, markdown } = actionsBlock(
    { path: '/x/react-widgets/dial', language: 'zh' },
    { messages: zh.pageCopy, origin: 'https://docs.example.com' },
  );
  expect(html).toContain('data-copy-page="/zh/x/react-widgets/dial.md"');
  expect(html).toContain('<a href="/zh/x/react-widgets/dial.md">查看 Markdown</a>');
  const question = /claude\.ai\/new\?q=([^"]*)"/.exec(html)?.[1] ?? '';
  expect(decodeURIComponent(question)).toBe(
    '请阅读 https://docs.example.com/zh/x/react-widgets/dial.md，并回答我关于它的问题。',
  );
  expect(markdown).toBe('');
});
