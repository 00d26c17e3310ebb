import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Question } from './questions.ts';

/** A piece of code that an answer shows. */
export interface AnswerCode {
  /** A demo runs as it is; an excerpt is part of something. */
  kind: 'demo' | 'excerpt';
  code: string;
}

/** What an assistant learned from the tools, and nothing else. */
export interface Answer {
  text: string;
  /** The rows of the API that the names of the question are in. */
  api: string;
  code: AnswerCode[];
}

/** Guides that are read for an answer. */
const pagesRead = 2;

/** Answers as an assistant does: searches with the question, reads the first guides, takes a demo, looks up the API. */
export async function answerQuestion(client: Client, question: Question): Promise<Answer> {
  const { kind, question: words, api, names } = question;
  async function ask(name: string, input: Record<string, unknown>): Promise<string> {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const [first] = content as { text: string }[];
    return isError === true ? '' : (first?.text ?? '');
  }
  const rows = await ask('read_api', { name: api, names });
  if (kind === 'error') {
    const text = await ask('explain_error', { message: words });
    return { text, api: rows, code: codeOf(text) };
  }
  if (kind === 'recipe') {
    const text = await ask('find_recipe', { task: words });
    return { text, api: rows, code: codeOf(text) };
  }
  const found = await ask('search_docs', { query: words });
  const parts = [found];
  for (const address of guideAddresses(found).slice(0, pagesRead)) {
    const [page = '', section] = address.split('#');
    parts.push(
      (await ask('read_page', section === undefined ? { page } : { page, section })) ||
        (await ask('read_page', { page })),
    );
  }
  const text = parts.join('\n\n');
  const [, demo, page] = /^Demo \[(\w+)\]\((\S+)#\w+\):$/m.exec(text) ?? [];
  const source = demo === undefined ? '' : await ask('get_demo', { demo, page });
  return { text, api: rows, code: [...codeOf(text), ...codeOf(source)] };
}

/** Addresses of results that are guides or in one; those of the API are looked up with `read_api`. */
function guideAddresses(found: string): string[] {
  return found
    .split(/^(?=\d+\. )/m)
    .filter((hit) => /^\d+\. \*\*.*\*\* \((?:guide|section|demo)\b/.test(hit))
    .flatMap((hit) => /^ +(https?:\S+)$/m.exec(hit)?.[1] ?? []);
}

/** The code blocks of a text, except those that show a mistake. */
export function codeOf(markdown: string): AnswerCode[] {
  const blocks = markdown.matchAll(/^(`{3,})(?:tsx|ts)(?: title="([^"]*)")?\n([\s\S]*?)\n\1$/gm);
  return [...blocks].flatMap(([, , title = '', code = '']) =>
    title.startsWith('Wrong')
      ? []
      : [{ kind: /^export default /m.test(code) ? ('demo' as const) : ('excerpt' as const), code }],
  );
}
