import { type ComponentType, use, useEffect, useState } from 'react';
import { PrerenderContext } from '#site/platform/PrerenderContext.ts';
import styles from './BareTemplate.module.css';
import type { TemplateRuntimeProps } from './TemplateRuntime.tsx';

/** Id of what stands after the snapshot in the document. */
export const templateEnd = 'template-end';

interface Loaded {
  Template: ComponentType;
  Runtime: ComponentType<TemplateRuntimeProps>;
}

/** A template alone in its document: its snapshot first, then the running page in the same place. */
export function BareTemplate({ name }: { name: string }) {
  const prerendered = use(PrerenderContext)?.standalone;
  const [{ html, css }] = useState(() =>
    prerendered
      ? { html: prerendered.snapshots[`templates/${name}`] ?? '', css: prerendered.styles.css }
      : adoptSnapshot(),
  );
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);

  useEffect(() => {
    loadTemplate(name).then(setLoaded, setFailure);
  }, [name]);

  if (failure) {
    throw failure;
  }
  // Templates are written in English, whatever the language of the preview around them.
  return (
    <div lang="en" className={styles.root}>
      {loaded ? (
        <loaded.Runtime Template={loaded.Template} />
      ) : (
        <>
          <style
            data-snapshot-styles=""
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: css }}
          />
          <div
            data-template-snapshot=""
            inert
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <span id={templateEnd} hidden />
        </>
      )}
    </div>
  );
}

/** The script brings no second copy of what the document holds. */
function adoptSnapshot() {
  return {
    html: document.querySelector('[data-template-snapshot]')?.innerHTML ?? '',
    css: document.querySelector('[data-snapshot-styles]')?.textContent ?? '',
  };
}

async function loadTemplate(name: string): Promise<Loaded> {
  const [{ templates }, { TemplateRuntime }] = await Promise.all([
    import('virtual:docs/templates'),
    import('./TemplateRuntime.tsx'),
  ]);
  const module = await templates[name]?.();
  if (!module) {
    throw new Error(`There is no template ${name}.`);
  }
  return { Template: module.default, Runtime: TemplateRuntime };
}
