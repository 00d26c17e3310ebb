import { z } from 'zod';
import { defaultLanguage, languageCodes } from '#model/Language.ts';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** Language of a result. */
export const languageInput = z
  .enum(languageCodes)
  .default(defaultLanguage)
  .describe('Language of the pages; what is not translated is English.');

/** One of the products, by its folder. */
export function productInput(products: readonly string[]) {
  const product = products.length > 0 ? z.enum(products) : z.string();
  return product.optional().describe('Only this product; all when left out.');
}

/** The result of a tool. */
export function textResult(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

/** The result of a tool that was asked for something that does not exist, with similar names. */
export function notFoundResult(
  problem: string,
  near: readonly string[],
  advice = '',
): CallToolResult {
  const suggestions =
    near.length > 0 ? `\n\nDid you mean:\n${near.map((name) => `- ${name}`).join('\n')}` : '';
  const hint = advice === '' ? '' : `\n\n${advice}`;
  return { isError: true, content: [{ type: 'text', text: problem + suggestions + hint }] };
}
