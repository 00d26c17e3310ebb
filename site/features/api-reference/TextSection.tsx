import { type ReactNode, use } from 'react';
import { type ApiSection, sectionId } from '#model/api/apiSections.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { ApiContext } from './ApiContext.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** A section of a few lines. */
export function TextSection({ section, children }: { section: ApiSection; children: ReactNode }) {
  const { owner } = use(ApiContext);
  const text = useStrings();
  return (
    <>
      <SectionHeading id={sectionId(section, owner)} level={owner === null ? 2 : 3}>
        {text(`sections.${section}`)}
      </SectionHeading>
      {children}
    </>
  );
}
