import { layout, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * `zh?` is an optional segment: each page answers with and without the language prefix.
 * Markdown pages and wrong addresses share one route, because a host answers any wrong address with the same document.
 */
export default [
  layout('routes/shell.tsx', [
    route('zh?', 'routes/home.tsx'),
    route('zh?/x', 'routes/overview.tsx'),
    route('*', 'routes/docPage.tsx'),
  ]),
  route('zh?/playground', 'routes/playground.tsx'),
  route('zh?/x/introduction/templates/:name', 'routes/template.tsx'),
  route('template-pages/:name', 'routes/bareTemplate.tsx'),
  route('page-data/*', 'routes/pageData.ts'),
  route('page-sources/*', 'routes/pageSources.ts'),
] satisfies RouteConfig;
