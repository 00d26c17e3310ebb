import { type ReactNode, use } from 'react';
import { type ApiSection, sectionId } from '#model/api/apiSections.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { ApiContext } from './ApiContext.tsx';

interface SectionHeadingProps {
  /** Anchor of the section. */
  id: string;
  level: 2 | 3;
  /** What carries the anchor: the heading, or the section around it where the heading sticks to the top. */
  anchor?: 'heading' | 'section';
  children: ReactNode;
}

/** A heading that links to itself, as those of Markdown pages do. */
export function SectionHeading({ id, level, anchor = 'heading', children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={anchor === 'heading' ? id : undefined}>
      <a href={`#${id}`} className="heading-link">
        {children}
      </a>
    </Heading>
  );
}

/** A section of a few lines. */
export function TextSection({ section, children }: { section: ApiSection; children: ReactNode }) {
  const { owner } = use(ApiContext);
  const t = useMessages('api');
  return (
    <>
      <SectionHeading id={sectionId(section, owner)} level={owner === null ? 2 : 3}>
        {t(`sections.${section}`)}
      </SectionHeading>
      {children}
    </>
  );
}
