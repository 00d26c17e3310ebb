import { type ComponentType, useEffect, useState } from 'react';
import styles from './BareTemplate.module.css';
import type { TemplateRuntimeProps } from './TemplateRuntime.tsx';

/** Id of the element after the snapshot. */
export const templateEnd = 'template-end';

interface Loaded {
  Template: ComponentType;
  Runtime: ComponentType<TemplateRuntimeProps>;
}

/** A template's page before its code runs. */
export interface TemplateSnapshot {
  html: string;
  css: string;
}

interface BareTemplateProps {
  name: string;
  /** Only while prerendering: the browser finds it in the document. */
  snapshot?: TemplateSnapshot;
}

/** A template alone in its document: its snapshot, replaced by the running page once loaded. */
export function BareTemplate({ name, snapshot }: BareTemplateProps) {
  const [{ html, css }] = useState(() => snapshot ?? adoptSnapshot());
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

/** Reads the snapshot back from the document, so that it need not be sent twice. */
function adoptSnapshot(): TemplateSnapshot {
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
