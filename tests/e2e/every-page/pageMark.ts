import { join } from 'node:path';
import { demoFile } from '#model/DemoSource.ts';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import { readDemoModules } from '#pipeline/demos/readDemo.ts';
import { type LockFile, lockedVersions, packagesOf } from '#tests/setup/lockedVersions.ts';

/**
 * Hash of all that is a page's own: what its document shows, the files of its demos, and the packages these import. What all
 * pages share, such as the header, is not in it.
 */
export async function pageMark(html: string, root: string, lock: LockFile): Promise<string> {
  const demos = await Promise.all(
    demoIdsIn(html).map((id) => readDemoModules(join(root, 'content', demoFile(id)))),
  );
  const modules = demos.flat();
  const packages = packagesOf(modules.map(({ source }) => source));
  const code = modules.flatMap(({ file, source }) => [file.slice(root.length), source]);
  return hashOf([ownPart(html), ...code, ...lockedVersions(packages, lock)]).slice(0, 12);
}

function ownPart(html: string): string {
  const start = html.indexOf('<main');
  return html.slice(start, html.indexOf('</main>', start)).replace(shared, '');
}

/** The names of files change with code that all demos share; scripts are the same in all documents. */
const shared = /<script(?: type="application\/json" data-demo-files="")?>.*?<\/script>/g;

/** Ids of the demos that a document holds, of all their stylings. */
function demoIdsIn(html: string): string[] {
  const ids = [
    ...ownPart(html).matchAll(/&quot;styling&quot;:[^,]+,&quot;id&quot;:&quot;([^&]+)&quot;/g),
  ];
  return [...new Set(ids.map(([, id = '']) => id))];
}
