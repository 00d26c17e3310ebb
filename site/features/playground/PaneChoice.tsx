import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { Choice } from '#site/ui/Choice.tsx';
import styles from './PaneChoice.module.css';

export type PaneName = 'code' | 'preview' | 'console';

interface PaneChoiceProps {
  value: PaneName;
  onChange: (pane: PaneName) => void;
}

/** On a narrow screen one part is shown at a time. */
export function PaneChoice({ value, onChange }: PaneChoiceProps) {
  const text = useStrings();
  const options = (['code', 'preview', 'console'] as const).map((pane) => ({
    value: pane,
    label: text(`panes.${pane}`),
  }));
  return (
    <div className={styles.root}>
      <Choice
        legend={text('panes.legend')}
        value={value}
        options={options}
        onChange={onChange}
        isCompact
      />
    </div>
  );
}
