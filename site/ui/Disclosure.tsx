import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** Content of the button. */
  label: ReactNode;
  /** Name of the button where its content is not enough. */
  name?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A button that shows a floating panel of links: a `<details>`, which opens without script; `watchDisclosures` closes it. */
export function Disclosure({ label, name, className, children }: DisclosureProps) {
  return (
    <details className={className ? `${styles.root} ${className}` : styles.root} data-disclosure="">
      <summary className={styles.button} aria-label={name}>
        {label}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
