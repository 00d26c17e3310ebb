import type { DemoOutline } from '#model/PageView.ts';
import { DemoCode } from './DemoCode.tsx';
import styles from './DemoBlock.module.css';
import { DemoStage } from './DemoStage.tsx';

interface DemoBlockProps {
  outline: DemoOutline;
  /** Path of the page, with language. */
  pagePath: string;
  snapshotHtml: string;
  /** Highlighted TypeScript of each file. */
  code: string[];
}

/** A demo on a page: the running component in its frame and, folded below, its code. */
export function DemoBlock({ outline, pagePath, snapshotHtml, code }: DemoBlockProps) {
  const { name, id, options } = outline;
  return (
    <div className={styles.root} id={name} data-background={options.background}>
      <div className={styles.frame} style={{ minBlockSize: options.height ?? undefined }}>
        <div className={styles.content} style={{ maxInlineSize: options.maxWidth ?? undefined }}>
          <DemoStage id={id} name={name} snapshotHtml={snapshotHtml} />
        </div>
      </div>
      {options.toolbar && (
        <DemoCode name={name} pagePath={pagePath} files={outline.files} code={code} />
      )}
    </div>
  );
}
