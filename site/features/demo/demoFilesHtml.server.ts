import { listDemoFiles } from '#model/DemoFiles.ts';
import type { DemoAssets } from '#model/DocumentAssets.ts';
import { type DemoElement, idsOfDemo } from './DemoElement.ts';
import { script } from './preloadNearDemos.ts?script';

/** Stands after the list of files in a document, and asks for some of them while the document arrives. */
export const preloadScriptHtml = `<script>${script}</script>`;

/** A list of the files that the demos in some HTML need; nothing where there is no demo. */
export function demoFilesHtml(html: string, assets: DemoAssets): string {
  const ids = [...html.matchAll(/ data-demo="([^"]*)"/g)].flatMap(([, attribute = '']) =>
    idsOfDemo(JSON.parse(attributeText(attribute)) as DemoElement),
  );
  if (ids.length === 0) {
    return '';
  }
  const list = JSON.stringify(listDemoFiles(ids, assets));
  return `<script type="application/json" data-demo-files="">${list}</script>`;
}

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** What an attribute says that React has written. */
function attributeText(html: string): string {
  return html.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
}
