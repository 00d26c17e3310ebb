import { languageHref } from '#model/languageHref.ts';
import type { PageHtml } from '#model/PageHtml.ts';
import type { PageView } from '#model/PageView.ts';
import { AdSlot } from '#site/features/ads/AdSlot.tsx';
import { PageContent } from '#site/features/page-content/PageContent.tsx';
import { hasAds } from '#site/platform/env.ts';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './DocsPage.module.css';
import { PageFacts } from './PageFacts.tsx';
import { PageFoot } from './PageFoot.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { UntranslatedNote } from './UntranslatedNote.tsx';

/** A Markdown page with everything that belongs to it. */
export function DocsPage({ view, html }: { view: PageView; html: PageHtml | null }) {
  const t = useTranslate();
  return (
    <div className={styles.root} data-contents={view.tableOfContents || undefined}>
      <article className={styles.article}>
        <Breadcrumbs trail={view.trail} />
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
          </h1>
          <p className={styles.lead}>{view.description}</p>
          <PageFacts view={view} />
        </header>
        {hasAds && view.ads && <AdSlot />}
        {view.bodyLanguage !== view.language && <UntranslatedNote />}
        <PageContent view={view} html={html} />
        <PageFoot view={view} />
      </article>
      {view.tableOfContents && <TableOfContents headings={view.headings} />}
    </div>
  );
}
