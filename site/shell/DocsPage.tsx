import { Fragment } from 'react';
import { languageHref } from '#model/DocsPath.ts';
import type { SnapshotStyles } from '#model/PagePayload.ts';
import type { PageView } from '#model/PageView.ts';
import { AdSlot } from '#site/features/ads/AdSlot.tsx';
import { PageContent, type RenderedBlock } from '#site/features/page-content/PageContent.tsx';
import { hasAds } from '#site/platform/env.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './DocsPage.module.css';
import { PageFacts } from './PageFacts.tsx';
import { PageFoot } from './PageFoot.tsx';
import { ContentsBar, TableOfContents } from './TableOfContents.tsx';
import { UntranslatedNote } from './UntranslatedNote.tsx';

interface DocsPageProps {
  view: PageView;
  blocks: RenderedBlock[];
  snapshotStyles: SnapshotStyles;
  isWide: boolean;
}

/** A Markdown page with everything that belongs to it. */
export function DocsPage({ view, blocks, snapshotStyles, isWide }: DocsPageProps) {
  const t = useMessages();
  return (
    <div className={styles.root} data-contents={view.tableOfContents || undefined}>
      {view.tableOfContents && <ContentsBar />}
      <article className={styles.article} data-wide={isWide || undefined}>
        <Breadcrumbs trail={view.trail} language={view.language} />
        <header className={styles.head}>
          <h1>
            {view.title}
            {view.plan && (
              <a
                className="tag"
                data-tag={view.plan}
                href={languageHref(`/x/introduction/licensing#${view.plan}-plan`, view.language)}
              >
                {t(`tags.${view.plan}`)}
              </a>
            )}
            {view.states.map((state) => (
              <Fragment key={state}>
                {' '}
                <span className="tag" data-tag={state}>
                  {t(`tags.${state}`)}
                </span>
              </Fragment>
            ))}
          </h1>
          <p className={styles.lead}>{view.description}</p>
          <PageFacts view={view} />
        </header>
        {view.bodyLanguage !== view.language && <UntranslatedNote />}
        <PageContent
          view={view}
          blocks={blocks}
          snapshotStyles={snapshotStyles}
          ad={hasAds && view.ads ? <AdSlot /> : null}
        />
        <PageFoot view={view} />
      </article>
      {view.tableOfContents && <TableOfContents headings={view.headings} />}
    </div>
  );
}

/** The groups of the navigation a page is in. */
function Breadcrumbs({ trail, language }: Pick<PageView, 'trail' | 'language'>) {
  const t = useMessages();
  return (
    <nav aria-label={t('page.breadcrumbs')}>
      <ol className={styles.trail}>
        {trail.map(({ title, path }) => (
          <li key={title}>
            {path === null ? title : <a href={languageHref(path, language)}>{title}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
