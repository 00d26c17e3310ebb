import { type KeyboardEvent, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '#site/ui/Icon.tsx';
import styles from './DemoToolbar.module.css';
import { RovingContext } from './useRovingFocus.ts';

interface ToolbarMenuProps {
  tool: string;
  icon?: IconName;
  /** Name and tooltip of the button; its content where there is any. */
  name: string;
  align: 'start' | 'end';
  /** Content of the button; an icon alone without. */
  button?: ReactNode;
  children: ReactNode;
}

/** A button of a toolbar that opens a menu; arrow keys walk its items, Escape gives the focus back. */
export function ToolbarMenu({ tool, icon, name, align, button, children }: ToolbarMenuProps) {
  const id = useId();
  const active = use(RovingContext);
  const root = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) {
      return;
    }
    items(root.current)[0]?.focus();
    root.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    function onPointerDown(event: PointerEvent) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        setIsOpen(false);
      }
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  function close() {
    setIsOpen(false);
    opener.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const all = items(root.current);
    const position = all.indexOf(event.target as HTMLElement);
    const target = {
      ArrowDown: position + 1,
      ArrowUp: position - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      setIsOpen(false);
    } else if (target !== undefined) {
      event.preventDefault();
      all.at(target === all.length ? 0 : target)?.focus();
    }
  }

  return (
    <span ref={root} className={styles.menu}>
      <button
        ref={opener}
        type="button"
        className={styles.button}
        tabIndex={active === tool ? 0 : -1}
        data-tool={tool}
        data-tip={button ? undefined : name}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            setIsOpen(true);
          }
        }}
      >
        {icon && <Icon name={icon} size={16} />}
        {button}
      </button>
      {isOpen && (
        // The items inside take the keys; this is where they arrive.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={name}
          className={styles.items}
          data-align={align}
          onKeyDown={onKeyDown}
          onClick={close}
        >
          {children}
        </div>
      )}
    </span>
  );
}

function items(root: HTMLElement | null): HTMLElement[] {
  const found = root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
  return [...found].filter((item) => item.offsetParent !== null);
}
