import { use, useState } from 'react';
import { DemoStage } from '#site/features/demo/DemoStage.tsx';
import { PrerenderContext } from '#site/platform/PrerenderContext.ts';
import styles from './Miniature.module.css';

/** A product's miniature: the real component, small; its snapshot is adopted from the document. */
export function Miniature({ folder, name }: { folder: string; name: string }) {
  const id = `${folder}/Miniature`;
  const prerendered = use(PrerenderContext);
  const [html] = useState(() => prerendered?.snapshots[id] ?? adopt(id));
  return (
    <div className={styles.root} data-miniature={id}>
      <DemoStage id={id} name={name} snapshotHtml={html} />
    </div>
  );
}

function adopt(id: string): string {
  return document.querySelector(`[data-miniature="${id}"] [data-demo-snapshot]`)?.innerHTML ?? '';
}
