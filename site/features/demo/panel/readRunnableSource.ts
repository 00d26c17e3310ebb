import { copyableFiles } from '#model/DemoSource.ts';
import type { CodeVariant } from '#model/Preferences.ts';
import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import { sourceWithProps } from '#site/features/demo/controls/sourceWithProps.ts';
import type { PropValues } from '#site/features/demo/stage/StageControl.ts';
import { fetchPageSources } from '#site/platform/navigation/fetchOnce.ts';

interface SourceOptions {
  outline: DemoOutline;
  variant: VariantOutline | null;
  pagePath: string;
  codeVariant: CodeVariant;
  /** Props the reader set with the prop controls. */
  props: PropValues;
  /** The demo's own file as the page shows it; null while it is shown in another variant. */
  readShown: () => string | null;
}

/** Reads a demo as one file that runs; at once where the page has it, else from the page's sources. */
export function readRunnableSource(options: SourceOptions): string | Promise<string> {
  const { outline, variant, pagePath, codeVariant, props, readShown } = options;
  const finish = (text: string) => (outline.propControls ? sourceWithProps(text, props) : text);
  const shown = variant?.files.length === 1 ? readShown() : null;
  if (shown !== null) {
    return finish(shown);
  }
  return fetchPageSources(pagePath).then(({ demos }) => {
    const demo = demos.find(
      ({ name, styling }) => name === outline.name && styling === variant?.styling,
    );
    const [file] = demo ? copyableFiles(demo) : [];
    if (!file) {
      throw new Error(`The page has no code of ${outline.name}.`);
    }
    return finish(codeVariant === 'TS' ? file.ts : file.js);
  });
}
