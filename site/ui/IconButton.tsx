import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

type IconButtonProps = { icon: IconName; label: string } & (
  (ComponentProps<'a'> & { href: string }) | (ComponentProps<'button'> & { href?: never })
);

/** A square button, or a link that looks like one, with an icon only. */
export function IconButton({ icon, label, className, ...props }: IconButtonProps) {
  const shared = {
    className: className ? `${styles.root} ${className}` : styles.root,
    'aria-label': label,
  };
  const content = <Icon name={icon} size={20} />;
  return props.href === undefined ? (
    <button type="button" {...props} {...shared}>
      {content}
    </button>
  ) : (
    <a {...props} {...shared}>
      {content}
    </a>
  );
}
