import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { addApiTool } from './apiTool.ts';
import { addDemoTool } from './demoTool.ts';
import { addDiffTool } from './diffTool.ts';
import { addErrorTool } from './errorTool.ts';
import type { BuiltDocs } from './openBuiltDocs.ts';
import { addPageResources } from './pageResources.ts';
import { addPageTool } from './pageTool.ts';
import { addRecipeTool } from './recipeTool.ts';
import { addSearchTool } from './searchTool.ts';

/** Creates a server of the Model Context Protocol over the built documentation; it serves one connection. */
export function createMcpServer(docs: BuiltDocs): McpServer {
  const server = new McpServer(
    { name: 'mui-x-docs', title: 'MUI X documentation', version: '1.0.0' },
    {
      instructions:
        'Documentation of MUI X: React data grid, date and time pickers, charts and tree view. ' +
        'Search first, then read the page or the API a result names. Demos are complete and run when pasted. ' +
        'Look for a recipe when a task combines several features, and explain errors with explain_error.',
    },
  );
  addSearchTool(server, docs);
  addPageTool(server, docs);
  addApiTool(server, docs);
  addDemoTool(server, docs);
  addRecipeTool(server, docs);
  addErrorTool(server, docs);
  addDiffTool(server, docs);
  addPageResources(server, docs);
  return server;
}
