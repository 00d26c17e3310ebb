import { useState } from 'react';
import type { ChartForms } from '#model/ChartForm.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { readBuild, writeBuild } from './buildAddress.ts';
import { BuilderForms } from './BuilderForms.tsx';
import { BuilderResult } from './BuilderResult.tsx';
import { type ChartBuild, emptyBuild, sampleData } from './ChartBuild.ts';
import { chartCode } from './chartCode.ts';
import styles from './ChartBuilder.module.css';
import { completeBuild } from './completeBuild.ts';
import { DataField } from './DataField.tsx';
import { parseTable } from './parseTable.ts';
import type { Table } from './Table.ts';

/** Forms that compose a chart, the chart itself and its code. What is chosen is kept in the address. */
export function ChartBuilder({ forms }: { forms: ChartForms }) {
  const t = useMessages('builder');
  const [build, setBuild] = useState(() => readBuild(location.search, forms));
  const parsed = parseTable(build.data);
  const [lastTable, setLastTable] = useState<Table | null>(null);
  if ('table' in parsed && JSON.stringify(parsed.table) !== JSON.stringify(lastTable)) {
    setLastTable(parsed.table);
  }
  // While a text is no table, the chart of the last one stays.
  const table = 'table' in parsed ? parsed.table : (lastTable ?? sampleTable);
  const complete = completeBuild(build, table, forms);

  function change(next: ChartBuild) {
    setBuild(next);
    const source = parseTable(next.data);
    const shown = completeBuild(next, 'table' in source ? source.table : table, forms);
    const columns = shown.series.map(({ column }) => column.name);
    const search = writeBuild(next, columns, forms);
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  }

  return (
    <div className={styles.root}>
      <div className={styles.forms}>
        <label className={styles.wide}>
          {t('chart')}
          <select
            value={complete.form.component}
            // Props of one chart may mean something else to another; the data stays.
            onChange={(event) =>
              change({
                ...emptyBuild({ component: event.target.value }),
                data: build.data,
                palette: build.palette,
              })
            }
          >
            {forms.charts.map(({ component }) => (
              <option key={component}>{component}</option>
            ))}
          </select>
        </label>
        <DataField
          value={build.data}
          problem={'problem' in parsed ? parsed.problem : null}
          onChange={(data) => change({ ...build, data })}
        />
        <BuilderForms forms={forms} build={build} complete={complete} onChange={change} />
        <button
          type="button"
          className={styles.reset}
          onClick={() => change(emptyBuild(complete.form))}
        >
          {t('reset')}
        </button>
      </div>
      <BuilderResult code={chartCode(complete)} />
    </div>
  );
}

const parsedSample = parseTable(sampleData);
const sampleTable: Table =
  'table' in parsedSample ? parsedSample.table : { columns: [], rowCount: 0 };
