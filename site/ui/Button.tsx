import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** An outline unless said otherwise: `quiet` has muted text, `ghost` shows its ground only under the pointer. */
  variant?: 'quiet' | 'ghost' | 'primary';
  /** 32 px high by default; 28, 36 and 40 px. */
  size?: 'small' | 'large' | 'huge';
}

/** A button with a word on it. `aria-disabled` grays it out and leaves it the focus. */
export function Button({ variant, size, className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={className ? `${styles.root} ${className}` : styles.root}
      data-variant={variant}
      data-size={size}
    />
  );
}
