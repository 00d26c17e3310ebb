import { type ReactNode, use } from 'react';
import { Icon, type IconName } from '#site/ui/Icon.tsx';
import styles from '#site/features/demo/panel/DemoToolbar.module.css';
import { RovingContext } from './useRovingFocus.ts';

interface ToolbarButtonProps {
  /** Identifies the button in its toolbar. */
  tool: string;
  /** Action reported to analytics; by default the tool. */
  action?: string;
  /** Demo the report is about. */
  label: string;
  icon?: IconName;
  /** Name and tooltip of a button that shows an icon only. */
  name?: string;
  isPressed?: boolean | undefined;
  isExpanded?: boolean;
  /** Left to the menu on a narrow screen. */
  isWide?: boolean;
  /** Shows a dot: something about it differs from the rule. */
  isMarked?: boolean | undefined;
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
      data-marked={props.isMarked || undefined}
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
