import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** What a tool says when all went well. */
export function answer(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

/** What a tool says when it was asked for something that does not exist, with what comes near it. */
export function refusal(problem: string, near: readonly string[], advice = ''): CallToolResult {
  const suggestions =
    near.length > 0 ? `\n\nDid you mean:\n${near.map((name) => `- ${name}`).join('\n')}` : '';
  const hint = advice === '' ? '' : `\n\n${advice}`;
  return { isError: true, content: [{ type: 'text', text: problem + suggestions + hint }] };
}
