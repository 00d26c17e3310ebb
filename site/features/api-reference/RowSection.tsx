import { use } from 'react';
import { type ApiSection, sectionId } from '#model/api/apiSections.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { ApiContext } from './ApiContext.tsx';
import type { ApiRowData } from './ApiRow.tsx';
import { ApiRows } from './ApiRows.tsx';

interface RowSectionProps {
  section: ApiSection;
  /** Folder of the product: the Data Grid keeps views of its own. */
  product: string;
  /** Keys of the columns between name and description. */
  columns: string[];
  rows: ApiRowData[];
}

/** A section of the page that is a list of rows. */
export function RowSection({ section, product, columns, rows }: RowSectionProps) {
  const { owner } = use(ApiContext);
  const text = useStrings();
  const title = text(`sections.${section}`);
  return (
    <ApiRows
      id={sectionId(section, owner)}
      level={owner === null ? 2 : 3}
      title={title}
      choice={section === 'slots' || section === 'classes' ? section : 'props'}
      isDataGrid={product === 'data-grid'}
      columns={['name', ...columns, 'description'].map((key) => text(`columns.${key}`))}
      rows={rows}
    />
  );
}
