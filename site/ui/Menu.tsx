import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './Menu.module.css';
import { Popover } from './Popover.tsx';

interface MenuProps extends Omit<ComponentProps<'button'>, 'ref' | 'name'> {
  /** Name of the button and of the menu. */
  name: string;
  /** Content of the button. */
  label: ReactNode;
  /** Edge of the button the menu is aligned to. */
  align: 'start' | 'end';
  /** `MenuItem`s. */
  children: ReactNode;
}

/**
 * A button that opens a menu of actions or choices. Arrow keys, Home and End move in it; choosing, Escape, Tab and a
 * press elsewhere close it. Further props go to the button.
 */
export function Menu({ name, label, align, children, ...props }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) {
      return;
    }
    visibleItems(root.current)[0]?.focus();
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
    const { activeElement, body } = document;
    // What was chosen may have put the focus somewhere else.
    if (activeElement === body || root.current?.contains(activeElement)) {
      opener.current?.focus();
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const items = visibleItems(root.current);
    const position = items.indexOf(event.target as HTMLElement);
    const target = {
      ArrowDown: (position + 1) % items.length,
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
      items.at(target)?.focus();
    }
  }

  return (
    <span ref={root} className={styles.root}>
      <button
        type="button"
        {...props}
        ref={opener}
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
        {label}
      </button>
      {isOpen && (
        // The items inside take the keys; this is where they arrive.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <Popover
          anchor={opener}
          align={align}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={name}
          className={styles.items}
          onKeyDown={onKeyDown}
          onClick={close}
        >
          {children}
        </Popover>
      )}
    </span>
  );
}

type MenuItemProps =
  | (ComponentProps<'a'> & { href: string; isChecked?: never })
  | (ComponentProps<'button'> & {
      href?: never;
      /** Whether a choice is the current one; an item without is an action. */
      isChecked?: boolean;
    });

/** One entry of a menu: an action, a choice, or a link. */
export function MenuItem({ isChecked, children, ...props }: MenuItemProps) {
  return props.href !== undefined ? (
    <a {...props} className={styles.item} role="menuitem" tabIndex={-1}>
      {children}
    </a>
  ) : (
    <button
      type="button"
      {...props}
      className={styles.item}
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      tabIndex={-1}
    >
      {children}
    </button>
  );
}

function visibleItems(root: HTMLElement | null): HTMLElement[] {
  const found = root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
  return [...found].filter((item) => item.offsetParent !== null);
}
