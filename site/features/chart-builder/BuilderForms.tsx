import type { ReactNode } from 'react';
import { type ChartForms, formParts } from '#model/ChartForm.ts';
import type { PropControl } from '#model/PropControl.ts';
import { PropField } from '#site/features/demo/controls/PropField.tsx';
import { withValue } from '#site/features/demo/controls/propValues.ts';
import type { PropValues } from '#site/features/demo/stage/StageControl.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import type { ChartBuild } from './ChartBuild.ts';
import styles from './ChartBuilder.module.css';
import type { CompleteBuild } from './completeBuild.ts';

interface BuilderFormsProps {
  forms: ChartForms;
  build: ChartBuild;
  complete: CompleteBuild;
  onChange: (build: ChartBuild) => void;
}

/** Forms for everything but the data: columns, colors, and the props of each part of the chart. */
export function BuilderForms({ forms, build, complete, onChange }: BuilderFormsProps) {
  const t = useMessages('builder');
  const { form, controls, series, palette } = complete;
  const own = formParts.filter((part) => part !== 'series');
  return (
    <>
      <Section title={t('columns')} isOpen>
        <ColumnFields build={build} complete={complete} onChange={onChange} />
        {form.reading !== 'values' && (
          <label className={styles.wide}>
            {t('palette')}
            <select
              value={palette ?? ''}
              onChange={(event) => onChange({ ...build, palette: event.target.value || null })}
            >
              <option value="">{t('standard')}</option>
              {forms.palettes.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
      </Section>
      {own.map(
        (part) =>
          controls[part].length > 0 && (
            <Section key={part} title={t(`parts.${part}`)} isOpen={part === 'chart'}>
              <Fields
                controls={controls[part]}
                values={build.values[part]}
                onChange={(values) =>
                  onChange({ ...build, values: { ...build.values, [part]: values } })
                }
              />
            </Section>
          ),
      )}
      {controls.series.length > 0 &&
        series.map(({ column }, index) => (
          <Section
            key={column.name}
            title={t('series', { name: column.name })}
            isOpen={index === 0}
          >
            <Fields
              controls={controls.series}
              values={build.series[column.name] ?? {}}
              onChange={(values) =>
                onChange({ ...build, series: { ...build.series, [column.name]: values } })
              }
            />
          </Section>
        ))}
    </>
  );
}

interface SectionProps {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}

function Section({ title, isOpen, children }: SectionProps) {
  return (
    <details className={styles.section} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

interface FieldsProps {
  controls: readonly PropControl[];
  values: PropValues;
  onChange: (values: PropValues) => void;
}

function Fields({ controls, values, onChange }: FieldsProps) {
  return controls.map((control) => (
    <PropField
      key={control.prop}
      control={control}
      values={values}
      onChange={(value) => onChange(withValue(values, control, value))}
    />
  ));
}

/** Names of the columns for x and for the series. */
function ColumnFields({ build, complete, onChange }: Omit<BuilderFormsProps, 'forms'>) {
  const t = useMessages('builder');
  const { form, table, x, series } = complete;
  const numbers = table.columns.filter((column) => column.kind === 'number' && column !== x);
  const shown = series.map(({ column }) => column.name);
  const isSingle = form.reading === 'slices' || form.reading === 'values';
  const columnsForX =
    form.reading === 'points'
      ? table.columns.filter(({ kind }) => kind === 'number')
      : table.columns;
  return (
    <>
      {x && (
        <label className={styles.wide}>
          {t(`x.${form.reading === 'values' ? 'dataset' : form.reading}`)}
          <select
            value={x.name}
            onChange={(event) => onChange({ ...build, x: event.target.value })}
          >
            {columnsForX.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <fieldset className={styles.columns}>
        <legend>{isSingle ? t('value') : t('values')}</legend>
        {numbers.map(({ name }) => (
          <label key={name}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              checked={shown.includes(name)}
              onChange={({ target }) => {
                const others = isSingle ? [] : shown.filter((column) => column !== name);
                onChange({ ...build, columns: target.checked ? [...others, name] : others });
              }}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </>
  );
}
