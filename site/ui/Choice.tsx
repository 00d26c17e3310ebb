import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Small, with the legend for screen readers only. */
  isCompact?: boolean;
  /** Category under which a choice is reported; its action is the value. */
  eventCategory?: string;
}

/** A few exclusive options side by side; radio buttons underneath, so arrow keys work as everywhere. */
export function Choice<Value extends string>({
  legend,
  value,
  options,
  onChange,
  isCompact = false,
  eventCategory,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.root} data-compact={isCompact || undefined}>
      <legend className={isCompact ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              data-ga-event-category={eventCategory}
              data-ga-event-action={eventCategory && option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
