import { type ReactNode, use } from 'react';
import { Icon, type IconName } from '#site/ui/Icon.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import styles from '#site/features/demo/panel/DemoToolbar.module.css';
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

/** A button of a demo's toolbar that opens a menu. */
export function ToolbarMenu({ tool, icon, name, align, button, children }: ToolbarMenuProps) {
  const active = use(RovingContext);
  return (
    <Menu
      name={name}
      label={
        <>
          {icon && <Icon name={icon} size={16} />}
          {button}
        </>
      }
      align={align}
      className={styles.button}
      tabIndex={active === tool ? 0 : -1}
      data-tool={tool}
      data-tip={button ? undefined : name}
    >
      {children}
    </Menu>
  );
}
