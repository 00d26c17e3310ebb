import { z } from 'zod';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { languageHref } from '#model/DocsPath.ts';
import { type ExplainedError, messageText } from '#model/errors/ErrorMessage.ts';
import { errorsPath } from '#model/errors/errorsPath.ts';
import { matchErrors } from '#model/errors/matchErrors.ts';
import type { Language } from '#model/Language.ts';
import { markdownPath } from '#model/pagePaths.ts';
import type { BuiltDocs } from './openBuiltDocs.ts';
import { languageInput, notFoundResult, textResult } from './toolInterface.ts';

/** A stack with the message in front; what follows says nothing about it. */
const longestMessage = 10_000;

/** Explains a message that MUI X throws or prints. */
export function addErrorTool(server: McpServer, docs: BuiltDocs): void {
  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error',
      description:
        'Explain an error or a warning of MUI X: its cause, the fix, and the pages about it. ' +
        'Takes the message as the console shows it, a whole stack, or its first line.',
      inputSchema: {
        message: z
          .string()
          .trim()
          .min(1)
          .max(longestMessage)
          .describe('The message, a line of the console, or a stack.'),
        language: languageInput,
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ message, language }) => {
      const errors = await docs.errors(language);
      const matches = matchErrors(message, errors);
      const found = matches.flatMap(({ id }) => errors.find((error) => error.id === id) ?? []);
      if (found.length === 0) {
        return notFoundResult(
          'No message of the installed packages reads like this.',
          [],
          'search_docs finds pages by the words of a message.',
        );
      }
      const lead =
        matches[0]?.isExact === true ? [] : ['No message is the same; these are similar.'];
      const origin = await docs.address('');
      return textResult(
        [...lead, ...found.map((error) => explain(error, language, origin))].join('\n\n'),
      );
    },
  );
}

function explain(error: ExplainedError, language: Language, origin: string): string {
  const addressOf = (href: string) => origin + markdownPath(languageHref(href, language));
  return [
    ...error.wordings.map((parts) => `\`\`\`text\n${messageText(parts).trim()}\n\`\`\``),
    `Cause: ${error.cause}`,
    `Fix: ${error.remedy}`,
    [
      ...error.links.map(({ href, title }) => `- ${title}: ${addressOf(href)}`),
      `- ${addressOf(`${errorsPath}#${error.id}`)}`,
    ].join('\n'),
  ].join('\n\n');
}
