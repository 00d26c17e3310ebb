import { useStrings } from '#site/platform/i18n/Strings.tsx';
import styles from './Appeal.module.css';

/** Asks readers who block ads to allow them here (S8.8). */
export function Appeal() {
  const text = useStrings();
  return (
    <div className={styles.root}>
      <p>{text('appeal.help')}</p>
      <p>{text('appeal.whitelist')}</p>
      <p>
        {text('appeal.thanks')}{' '}
        <span role="img" aria-label={text('appeal.heart')}>
          ❤️
        </span>
      </p>
    </div>
  );
}
