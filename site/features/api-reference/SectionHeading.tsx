import type { ReactNode } from 'react';

/** A heading that links to itself, as those of Markdown pages do. */
export function SectionHeading({
  id,
  level,
  children,
}: {
  id: string;
  level: 2 | 3;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id}>
      <a href={`#${id}`} className="heading-link">
        {children}
      </a>
    </Heading>
  );
}
