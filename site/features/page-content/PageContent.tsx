import { Fragment, type ReactNode } from 'react';
import type { PageView } from '#model/PageView.ts';
import type { SnapshotStyles } from '#model/PagePayload.ts';
import { type DemoElement, demoPrefix } from '#site/features/demo/DemoElement.ts';
import { SnapshotStyleSheet } from '#site/features/demo/stage/SnapshotStyleSheet.tsx';
import styles from './PageContent.module.css';

/** A block of a page as HTML: text, or a demo with what it needs to start. */
export type RenderedBlock =
  | {
      kind: 'text';
      html: string;
      /** Whether it begins with the first heading below the title. */
      startsSections: boolean;
    }
  | {
      kind: 'demo';
      html: string;
      demo: DemoElement;
      /** Whether its icons are drawn by the icon font. */
      usesIconFont: boolean;
    };

interface PageContentProps {
  view: PageView;
  blocks: RenderedBlock[];
  snapshotStyles: SnapshotStyles;
  /** Comes before the first section: an introduction is read first, and its heading is not pushed off the first screen. */
  ad: ReactNode;
}

/** The blocks of a page in order. */
export function PageContent({ view, blocks, snapshotStyles, ad }: PageContentProps) {
  const firstSection = blocks.findIndex((block) => block.kind === 'text' && block.startsSections);
  return (
    <div
      className={styles.root}
      data-blocks=""
      lang={view.bodyLanguage === view.language ? undefined : view.bodyLanguage}
    >
      <SnapshotStyleSheet styles={snapshotStyles} />
      {blocks.map((block, index) =>
        block.kind === 'demo' ? (
          <div
            key={demoPrefix(block.demo)}
            data-demo={JSON.stringify(block.demo)}
            data-icon-font={block.usesIconFont || undefined}
            data-waits={
              block.demo.kind === 'block' && block.demo.outline.options.waits ? '' : undefined
            }
            dangerouslySetInnerHTML={{ __html: block.html }}
          />
        ) : (
          // Blocks never change places: the order is the page's text.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index === firstSection && ad}
            <div
              className="prose"
              data-first={index === 0 || undefined}
              dangerouslySetInnerHTML={{ __html: block.html }}
            />
          </Fragment>
        ),
      )}
      {firstSection === -1 && ad}
    </div>
  );
}
