import type { CodeFile } from '#model/DemoSource.ts';
import { deriveJavaScript } from '#pipeline/demos/deriveJavaScript.ts';
import { removePreviewMarkers } from '#pipeline/demos/extractPreview.ts';
import type { DemoModule } from '#pipeline/demos/DemoModule.ts';
import { joinModules } from './joinModules.ts';

/** A demo and everything of ours it imports as one file, in both variants; null for a demo that is one file anyway. */
export async function describeStandalone(
  name: string,
  modules: readonly DemoModule[],
): Promise<CodeFile | null> {
  if (modules.length < 2) {
    return null;
  }
  const [tsName, jsName] = [`${name}.tsx`, `${name}.js`];
  const ts = await joinModules(
    modules.map(({ file, source }) => ({ file, source: removePreviewMarkers(source) })),
  );
  const js = await deriveJavaScript(ts, tsName);
  return { tsName, jsName, ts: ts.trimEnd(), js: js.trimEnd() };
}
