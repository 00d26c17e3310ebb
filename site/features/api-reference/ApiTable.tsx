import { type CSSProperties, use } from 'react';
import type { ApiRow as Row, ApiTable as Table } from '#model/api/apiRows.ts';
import { groupId, sectionId } from '#model/api/apiSections.ts';
import { rowGroups } from '#model/api/rowGroups.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { ApiContext } from './ApiContext.tsx';
import { ApiRow } from './ApiRow.tsx';
import { ApiTools, ApiFacets } from './ApiTools.tsx';
import { script as viewScript } from './applyStoredView.ts?script';
import { isFolded, rowParts } from './rowParts.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface ApiTableProps {
  table: Table;
  /** Folder of the product: the Data Grid keeps views of its own. */
  product: string;
}

/** Rows under a heading, with a filter and a choice of views. All views share one DOM and differ in style only. */
export function ApiTable({ table: { section, category, columns, rows }, product }: ApiTableProps) {
  const { owner } = use(ApiContext);
  const t = useMessages('api');
  const id = category?.id ?? sectionId(section, owner);
  const title = category?.name ?? t(`sections.${section}`);
  // Which sections share the view a reader chose.
  const choice = section === 'slots' || section === 'classes' ? section : 'props';
  const level = owner === null || category !== null ? 2 : 3;
  // The rule name of a class is the end of its name, marked there.
  const labels = columns.filter((key) => key !== 'ruleName').map((key) => t(`columns.${key}`));
  const [first, second] = labels;
  // Most slots have no class, so that the description has its place.
  const last = first === undefined || section === 'slots' ? t('columns.description') : second;
  const head = [t('columns.name'), first, last].filter((label) => label !== undefined);
  // On the tab of a guide headings are a level deeper, and there are few rows.
  const groups = owner === null ? rowGroups(rows) : [{ group: null, rows }];
  return (
    <section
      id={id}
      className="api"
      data-view="collapsed"
      data-store={`${product === 'data-grid' ? 'dataGrid_' : ''}apiPage_${choice}`}
      data-copied={t('linkCopied')}
      data-columns={labels.length + 2}
      data-flat={rows.some(isFolded) ? undefined : ''}
      style={labelVariables(labels)}
    >
      <script dangerouslySetInnerHTML={{ __html: viewScript }} />
      <div className="api-head" data-show-when="whole">
        <SectionHeading id={id} level={level} anchor="section">
          {title}
        </SectionHeading>
        <ApiTools title={title} count={rows.length} />
      </div>
      <ApiFacets rows={rows} />
      {/* Each value is labeled for those who hear the row. */}
      <div className="api-columns" aria-hidden="true">
        {head.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {groups.map(({ group, rows: own }) => (
        <div key={group} className="api-group">
          {group !== null && (
            <SectionHeading id={groupId(group)} level={3}>
              {t(`groups.${group}`)}
            </SectionHeading>
          )}
          <div
            className="api-rows"
            data-show-when="rows-whole"
            data-wraps={own.some(mayWrap) ? '' : undefined}
            style={heightVariables(own)}
          >
            {own.map((row) => (
              <ApiRow key={row.id} row={row} />
            ))}
          </div>
        </div>
      ))}
      <p className="api-none" hidden>
        {t('noMatch')}
      </p>
    </section>
  );
}

/** Letters of a name and its tags that fit in one line for sure. */
const lineLength = 28;

/**
 * Whether a closed row may take more lines than usual: its name is long, or it cannot be opened and shows all of its text.
 * The height of such rows is not known before they are laid out.
 */
function mayWrap(row: Row): boolean {
  const { name, plan, deprecation } = row;
  const tags = [plan, deprecation && 'deprecated'].filter((tag) => tag !== null);
  const isLong = [name, ...tags].join('  ').length > lineLength;
  return isLong || (!isFolded(row) && rowParts(row).text !== '');
}

/** What the height of closed rows follows from. */
function heightVariables(rows: readonly Row[]): CSSProperties {
  const texts = rows.filter((row) => rowParts(row).text !== '').length;
  return { '--rows': rows.length, '--texts': texts } as CSSProperties;
}

/** Titles of the columns for views that are not a table; the first column is the name. */
function labelVariables(labels: readonly string[]): CSSProperties {
  const entries = labels.map((label, index) => [`--label-${index + 2}`, `'${label}'`] as const);
  return Object.fromEntries(entries);
}
