import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Menu.module.css';

interface MenuProps {
  /** Content of the button. */
  label: ReactNode;
  /** Name of the button where its content is not enough. */
  name?: string;
  /** Edge of the button the panel is aligned to. */
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

/** A disclosure with a floating panel; it opens without script, and closes by Escape, by a click elsewhere, or on a link. */
export function Menu({ label, name, align = 'start', className, children }: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = root.current;
    if (!details) {
      return;
    }
    function onPointerDown(event: PointerEvent) {
      if (details?.open && event.target instanceof Node && !details.contains(event.target)) {
        details.open = false;
      }
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && details?.open) {
        details.open = false;
        details.querySelector('summary')?.focus();
      }
    }
    function onFocusOut(event: FocusEvent) {
      if (
        details?.open &&
        event.relatedTarget instanceof Node &&
        !details.contains(event.relatedTarget)
      ) {
        details.open = false;
      }
    }
    function onClick(event: MouseEvent) {
      if (details && event.target instanceof Element && event.target.closest('a')) {
        details.open = false;
      }
    }
    document.addEventListener('pointerdown', onPointerDown);
    details.addEventListener('keydown', onKeyDown);
    details.addEventListener('focusout', onFocusOut);
    details.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      details.removeEventListener('keydown', onKeyDown);
      details.removeEventListener('focusout', onFocusOut);
      details.removeEventListener('click', onClick);
    };
  }, []);

  return (
    <details ref={root} className={[styles.root, className].filter(Boolean).join(' ')}>
      <summary className={styles.button} aria-label={name}>
        {label}
      </summary>
      <div className={styles.panel} data-align={align}>
        {children}
      </div>
    </details>
  );
}
