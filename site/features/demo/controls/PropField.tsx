import { useId, useState } from 'react';
import type { PropControl } from '#model/PropControl.ts';
import type { PropValues } from '#site/features/demo/stage/StageControl.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from '#site/features/demo/controls/PropControls.module.css';
import { parseValue, shownValue } from './propValues.ts';

interface PropFieldProps {
  control: PropControl;
  values: PropValues;
  /** Null leaves the prop to its default. */
  onChange: (value: PropValues[string] | null) => void;
}

/** The control of one prop, of the kind that fits its type. */
export function PropField({ control, values, onChange }: PropFieldProps) {
  const id = useId();
  const { prop, kind } = control;
  if (kind === 'switch') {
    return (
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={shownValue(control, values) === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <code>{prop}</code>
      </label>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{prop}</code>
      </label>
      {kind === 'choice' ? (
        <ChoiceField id={id} control={control} values={values} onChange={onChange} />
      ) : (
        <TextField id={id} control={control} values={values} onChange={onChange} />
      )}
    </div>
  );
}

type FieldProps = PropFieldProps & { id: string };

function ChoiceField({ id, control, values, onChange }: FieldProps) {
  const t = useMessages();
  const choices = control.kind === 'choice' ? control.values : [];
  return (
    <select
      id={id}
      value={String(shownValue(control, values) ?? '')}
      onChange={(event) => onChange(parseValue(control, event.target.value))}
    >
      {control.default === null && <option value="">{t('demoTools.props.unset')}</option>}
      {choices.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </select>
  );
}

function TextField({ id, control, values, onChange }: FieldProps) {
  const t = useMessages();
  const value = values[control.prop];
  // What is being typed, such as “-” on the way to “-1”, need not be a value yet.
  const [typed, setTyped] = useState('');
  const shown = parseValue(control, typed) === (value ?? null) ? typed : String(value ?? '');
  return (
    <input
      id={id}
      type="text"
      inputMode={control.kind === 'number' ? 'decimal' : undefined}
      value={shown}
      placeholder={String(control.default ?? t('demoTools.props.unset'))}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseValue(control, event.target.value));
      }}
    />
  );
}
