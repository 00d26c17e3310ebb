import type { PageCandidate } from '#model/closestPages.ts';

/** A request of the protocol: the headers that matter to it, and its body. */
export interface McpRequest {
  headers: Record<string, string>;
  body: string;
}

/** The response to it, ready to be sent. */
export interface McpAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** What the thread that reads the documentation is asked. */
export type DocsQuestion =
  { kind: 'mcp'; request: McpRequest } | { kind: 'nearPages'; path: string };

/** What it replies; questions are asked one at a time. */
export type DocsReply =
  | { kind: 'mcp'; answer: McpAnswer }
  | { kind: 'nearPages'; pages: PageCandidate[] }
  | { kind: 'failure'; reason: string };
