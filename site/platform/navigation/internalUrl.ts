import { parseDocsPath } from '#model/DocsPath.ts';
import { templateOfBarePath, templateOfPath } from '#model/Template.ts';

/** Whether a URL is a page that can be shown in this document: with the same shell, in the same language. */
export function isInternal(url: URL): boolean {
  const target = parseDocsPath(url.pathname);
  const here = parseDocsPath(location.pathname);
  return (
    url.origin === location.origin &&
    !/\.[a-z]+$/.test(url.pathname) &&
    // The navigation tree and the messages of another language come with its document.
    target.language === here.language &&
    !isBare(target.path) &&
    !isBare(here.path)
  );
}

/** Whether a page has a document of its own, without the shell around it. */
function isBare(path: string): boolean {
  return (
    path === '/playground' || templateOfPath(path) !== null || templateOfBarePath(path) !== null
  );
}
