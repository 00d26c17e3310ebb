import styles from './Icon.module.css';

/** Icons of `icons.css`. */
export type IconName =
  | 'menu'
  | 'chevron'
  | 'search'
  | 'settings'
  | 'github'
  | 'external'
  | 'check'
  | 'mode'
  | 'table'
  | 'calendar'
  | 'bars'
  | 'tree'
  | 'edit'
  | 'code'
  | 'copy'
  | 'fullscreen'
  | 'fullscreenExit'
  | 'more'
  | 'bolt';

/** An icon in the color of the text around it. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  const style = { inlineSize: size, blockSize: size, maskPosition: `var(--icon-${name})` };
  return <span className={styles.root} style={style} aria-hidden="true" />;
}
