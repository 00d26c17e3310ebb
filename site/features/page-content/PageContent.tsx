import { use, useEffect, useLayoutEffect, useState } from 'react';
import type { BlockHtml, PageHtml } from '#model/PageHtml.ts';
import type { BlockOutline, PageView } from '#model/PageView.ts';
import { openApiReference } from '#site/features/api-reference/watchApiReference.ts';
import { enhanceCodeGroups } from '#site/features/code-block/codeGroups.ts';
import { DemoBlock } from '#site/features/demo/DemoBlock.tsx';
import { SnapshotStyleSheet } from '#site/features/demo/SnapshotStyleSheet.tsx';
import { PrerenderContext } from '#site/platform/PrerenderContext.ts';
import { adoptPageHtml } from './adoptPageHtml.ts';
import styles from './PageContent.module.css';
import '#site/features/api-reference/apiReference.css';
import '#site/features/api-reference/apiTools.css';
import '#site/features/api-reference/apiViews.css';
import '#site/features/api-reference/apiCard.css';
import '#site/features/api-reference/apiIndex.css';
import '#site/features/api-reference/componentTabs.css';
import '#site/features/quality-report/qualityReport.css';
import '#site/features/template-gallery/templateGallery.css';
import './pageActions.css';
import './prose.css';
import './productCards.css';

const emptyBlock: BlockHtml = { html: '', panel: '' };

/** The blocks of a page in order. `html` is null on the first page of a visit, which is in the document already. */
export function PageContent({ view, html }: { view: PageView; html: PageHtml | null }) {
  const prerendered = use(PrerenderContext);
  const [content] = useState(() => html ?? prerendered?.page ?? adoptPageHtml(view));
  useEffect(enhanceCodeGroups, [view.path]);
  useLayoutEffect(openApiReference, [view.path]);
  return (
    <div
      className={styles.root}
      lang={view.bodyLanguage === view.language ? undefined : view.bodyLanguage}
    >
      <SnapshotStyleSheet styles={content.styles} />
      {view.blocks.map((outline, index) => (
        // Blocks never change places: the order is the page's text.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={index}
          data-block={index}
          {...blockContent(outline, content.blocks[index] ?? emptyBlock, view)}
        />
      ))}
    </div>
  );
}

function blockContent(outline: BlockOutline, { html, panel }: BlockHtml, view: PageView) {
  if (outline.kind === 'demo') {
    return {
      children: (
        <DemoBlock
          outline={outline}
          pagePath={view.path}
          hasAds={view.ads}
          snapshotHtml={html}
          panelHtml={panel}
        />
      ),
    };
  }
  return {
    className: 'prose',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  };
}
