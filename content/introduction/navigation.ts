import { themeStore } from '#content/coreLibrary.ts';
import type { NavEntry } from '#model/NavEntry.ts';

/** Side navigation of the introduction, below the link to what is new. */
export const navigation: NavEntry[] = [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" },
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/x/introduction', title: 'Overview' },
      { pathname: '/x/introduction/installation' },
      { pathname: '/x/introduction/templates' },
      { pathname: '/x/introduction/licensing' },
      { pathname: '/x/introduction/support' },
      { pathname: '/x/errors', title: 'Error messages' },
      { pathname: '/x/whats-new', title: 'Release highlights' },
      { pathname: '/x/versions', title: 'Compare versions' },
      { pathname: '/x/introduction/roadmap' },
      { pathname: '/x/introduction/mcp', title: 'MCP server' },
      { pathname: '/x/guides/telemetry' },
      { pathname: '/x/introduction/material-ui', title: 'Material UI' },
      { pathname: themeStore },
    ],
  },
];
