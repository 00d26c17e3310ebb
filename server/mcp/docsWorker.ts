import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { z } from 'zod';
import { closestPages, type PageCandidate } from '#model/closestPages.ts';
import { languageHref } from '#model/DocsPath.ts';
import { defaultLanguage } from '#model/Language.ts';
import { createMcpServer } from './createMcpServer.ts';
import type { DocsQuestion, DocsReply, McpAnswer, McpRequest } from './docsQuestion.ts';
import { indexedPages, parsePageReference } from './findPage.ts';
import { openBuiltDocs } from './openBuiltDocs.ts';

const { clientDir } = z.object({ clientDir: z.string() }).parse(workerData);
const docs = openBuiltDocs(clientDir);

async function answerMcp({ headers, body }: McpRequest): Promise<McpAnswer> {
  const server = createMcpServer(docs);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const request = new Request('http://localhost/', { method: 'POST', headers, body });
    const response = await transport.handleRequest(request);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      // The response is complete: with JSON instead of a stream nothing follows.
      body: new Uint8Array(await response.arrayBuffer()),
    };
  } finally {
    await server.close();
  }
}

async function nearPages(asked: string): Promise<PageCandidate[]> {
  const { path, language } = parsePageReference(asked);
  const pages = indexedPages(await docs.indexes(language ?? defaultLanguage));
  return closestPages(path, pages, 5).map((page) => ({
    path: languageHref(page.path, language ?? defaultLanguage),
    title: page.title,
  }));
}

async function reply(question: DocsQuestion): Promise<DocsReply> {
  try {
    return question.kind === 'mcp'
      ? { kind: 'mcp', answer: await answerMcp(question.request) }
      : { kind: 'nearPages', pages: await nearPages(question.path) };
  } catch (error) {
    return { kind: 'failure', reason: error instanceof Error ? error.message : String(error) };
  }
}

// Where all cores are busy, pages come first. Only Linux has a priority for each thread; elsewhere it is that of the process.
if (process.platform === 'linux') {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

parentPort?.on('message', (question: DocsQuestion) => {
  void reply(question).then((sent) =>
    parentPort?.postMessage(sent, sent.kind === 'mcp' ? [sent.answer.body.buffer] : []),
  );
});
