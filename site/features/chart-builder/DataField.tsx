import { useId } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { longestAddressData } from './buildAddress.ts';
import { sampleData } from './ChartBuild.ts';
import styles from './ChartBuilder.module.css';
import type { TableProblem } from './Table.ts';

interface DataFieldProps {
  value: string;
  problem: TableProblem | null;
  onChange: (data: string) => void;
}

/** Where data is pasted, with what is wrong with it. */
export function DataField({ value, problem, onChange }: DataFieldProps) {
  const t = useMessages('builder');
  const id = useId();
  const { kind, ...details } = problem ?? { kind: null };
  return (
    <div className={styles.data}>
      <label htmlFor={id}>{t('data')}</label>
      <textarea
        id={id}
        rows={7}
        spellCheck={false}
        wrap="off"
        dir="ltr"
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-note`} role="status">
        {kind === null ? (
          <p>{value.length > longestAddressData ? t('tooLongForAddress') : t('dataNote')}</p>
        ) : (
          <p className={styles.problem}>{t(`problems.${kind}`, details)}</p>
        )}
      </div>
      {value !== sampleData && (
        <button type="button" onClick={() => onChange(sampleData)}>
          {t('sample')}
        </button>
      )}
    </div>
  );
}
