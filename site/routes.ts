import { layout, route, type RouteConfig } from '@react-router/dev/routes';

/** `zh?` is an optional segment: each page answers with and without the language prefix. */
export default [
  layout('routes/shell.tsx', [
    route('zh?', 'routes/home.tsx'),
    route('zh?/x', 'routes/overview.tsx'),
    route('zh?/x/*', 'routes/docPage.tsx'),
    route('*', 'routes/notFound.tsx'),
  ]),
  route('page-data/*', 'routes/pageData.ts'),
  route('page-sources/*', 'routes/pageSources.ts'),
] satisfies RouteConfig;
