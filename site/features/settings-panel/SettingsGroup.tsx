import type { ReactNode } from 'react';
import { Button } from '#site/ui/Button.tsx';
import styles from './SettingsGroup.module.css';

interface SettingsGroupProps {
  legend: string;
  /** Restores the defaults of the group. */
  reset: { label: string; isNeeded: boolean; onReset: () => void };
  children: ReactNode;
}

/** A group of settings with one reset button. */
export function SettingsGroup({ legend, reset, children }: SettingsGroupProps) {
  return (
    <fieldset className={styles.root}>
      <legend>{legend}</legend>
      {children}
      <Button
        className={styles.reset}
        aria-disabled={!reset.isNeeded}
        onClick={() => reset.isNeeded && reset.onReset()}
      >
        {reset.label}
      </Button>
    </fieldset>
  );
}
