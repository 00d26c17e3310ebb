import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Smaller, with the legend only for screen readers. */
  isCompact?: boolean;
  /** Analytics category of a choice; the action is its value. */
  eventCategory?: string;
}

/** A few exclusive options side by side. They are radio buttons, so arrow keys work as usual. */
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
