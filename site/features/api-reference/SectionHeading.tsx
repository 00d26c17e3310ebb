import type { ReactNode } from 'react';

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
