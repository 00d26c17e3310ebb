import type { ReactNode } from 'react';
import styles from './SettingsGroup.module.css';

interface SettingsGroupProps {
  legend: string;
  /** Puts the group back to what the site starts with. */
  reset: { label: string; isNeeded: boolean; onReset: () => void };
  children: ReactNode;
}

/** Settings that belong together and can be reset together. */
export function SettingsGroup({ legend, reset, children }: SettingsGroupProps) {
  return (
    <fieldset className={styles.root}>
      <legend>{legend}</legend>
      {children}
      <button
        type="button"
        className={styles.reset}
        aria-disabled={!reset.isNeeded}
        onClick={() => reset.isNeeded && reset.onReset()}
      >
        {reset.label}
      </button>
    </fieldset>
  );
}
