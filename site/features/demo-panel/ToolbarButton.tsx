import { type ReactNode, use } from 'react';
import { Icon, type IconName } from '#site/ui/Icon.tsx';
import styles from './DemoToolbar.module.css';
import { RovingContext } from './useRovingFocus.ts';

interface ToolbarButtonProps {
  /** Identifies the button in its toolbar. */
  tool: string;
  /** What is reported when it is pressed; the tool itself unless it says otherwise. */
  action?: string;
  /** Demo the report is about. */
  label: string;
  icon?: IconName;
  /** Name and tooltip of a button that shows an icon only. */
  name?: string;
  isPressed?: boolean;
  isExpanded?: boolean;
  /** Left to the menu on a narrow screen. */
  isWide?: boolean;
  onPress: () => void;
  children?: ReactNode;
}

/** One button of a demo's toolbar. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { tool, icon, name, isWide = false, onPress, children } = props;
  const active = use(RovingContext);
  return (
    <button
      type="button"
      className={styles.button}
      tabIndex={active === tool ? 0 : -1}
      data-tool={tool}
      data-wide={isWide || undefined}
      data-tip={name}
      aria-label={name}
      aria-pressed={props.isPressed}
      aria-expanded={props.isExpanded}
      data-ga-event-category="demo"
      data-ga-event-action={props.action ?? tool}
      data-ga-event-label={props.label}
      onClick={onPress}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  );
}
