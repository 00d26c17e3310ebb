import styles from './Icon.module.css';

type IconName =
  | 'menu'
  | 'chevron'
  | 'search'
  | 'settings'
  | 'github'
  | 'external'
  | 'check'
  | 'sun'
  | 'moon'
  | 'system'
  | 'edit';

/** A drawn icon in the colour of the text around it. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  const style = { inlineSize: size, blockSize: size, maskImage: `var(--icon-${name})` };
  return <span className={styles.root} style={style} aria-hidden="true" />;
}
