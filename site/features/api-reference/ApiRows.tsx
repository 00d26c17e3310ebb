import type { CSSProperties } from 'react';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { ApiRow, type ApiRowData } from './ApiRow.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { viewScript } from './viewScript.ts';
import { ViewChoice } from './ViewChoice.tsx';

/** A view of a section's rows (facts readers set once and find again). */
export type ApiView = 'table' | 'expanded' | 'collapsed';

/** Below this a filter is longer to reach than the row. */
const fewestFiltered = 8;

interface ApiRowsProps {
  id: string;
  title: string;
  level: 2 | 3;
  /** Which section's view the reader's choice belongs to. */
  choice: 'props' | 'slots' | 'classes';
  isDataGrid: boolean;
  /** Headers of the columns, the name first and the description last. */
  columns: string[];
  rows: ApiRowData[];
}

/** A section of rows with its filter and the choice of views. One DOM serves all views; style tells them apart. */
export function ApiRows(props: ApiRowsProps) {
  const { id, title, level, choice, isDataGrid, columns, rows } = props;
  const text = useStrings();
  const view: ApiView = isDataGrid ? 'expanded' : 'table';
  const labels = Object.fromEntries(
    columns.slice(1, -1).map((label, index) => [`--label-${index + 2}`, `'${label}'`]),
  ) as CSSProperties;
  return (
    <section
      id={id}
      className="api"
      data-view={view}
      data-store={`${isDataGrid ? 'dataGrid_' : ''}apiPage_${choice}`}
      data-copied={text('linkCopied')}
      data-toggle={text('toggle')}
      data-columns={columns.length}
      style={labels}
    >
      <script dangerouslySetInnerHTML={{ __html: viewScript }} />
      <div className="api-head">
        <SectionHeading id={id} level={level} anchor="section">
          {title}
        </SectionHeading>
        <div className="api-tools">
          {rows.length >= fewestFiltered && (
            <input
              type="search"
              aria-label={`${text('filter')}: ${title}`}
              placeholder={text('filterPlaceholder', { count: String(rows.length) })}
            />
          )}
          <ViewChoice current={view} />
        </div>
      </div>
      <p role="status" className="visually-hidden" data-shown={text('shown')} />
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ApiRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <p className="api-none" hidden>
        {text('noMatch')}
      </p>
    </section>
  );
}
