import type { DemoFiles } from '#model/DemoFiles.ts';

/** What `demoFilesHtml` wrote into the page. */
export function demoFilesOfPage(): DemoFiles {
  const list = document.querySelector('[data-demo-files]');
  return JSON.parse(list?.textContent ?? '{"demos":{},"runtime":[]}') as DemoFiles;
}

/** Asks for files that are about to be imported, each once per document. */
export function preloadFiles(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (!document.head.querySelector(`link[href="${href}"]`)) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
  }
}
