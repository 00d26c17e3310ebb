import styles from './Icon.module.css';

/** Icons drawn in `icons.css`. */
export type IconName =
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
  | 'edit'
  | 'code'
  | 'copy'
  | 'focus'
  | 'reset'
  | 'more'
  | 'bolt'
  | 'box'
  | 'play'
  | 'download';

/** A drawn icon in the colour of the text around it. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  const style = { inlineSize: size, blockSize: size, maskImage: `var(--icon-${name})` };
  return <span className={styles.root} style={style} aria-hidden="true" />;
}
