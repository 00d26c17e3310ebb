import { useStrings } from '#site/platform/i18n/Strings.tsx';
import styles from './AdDisplay.module.css';
import type { AdRecord, AdShape } from './AdRecord.ts';
import { useDisplayEvent } from './useDisplayEvent.ts';

interface AdDisplayProps {
  ad: AdRecord;
  shape: AdShape;
}

/** One ad: where it leads, what it says, and who it is from. */
export function AdDisplay({ ad, shape }: AdDisplayProps) {
  const text = useStrings();
  useDisplayEvent(ad.label, { after: 0 });
  const isElsewhere = new URL(ad.link, location.href).origin !== location.origin;
  return (
    <div className={styles.root} data-shape={shape}>
      {shape === 'inline' && <span className={styles.badge}>{text('badge')}</span>}
      <a
        className={styles.link}
        href={ad.link}
        rel="sponsored noopener"
        target={isElsewhere ? '_blank' : undefined}
      >
        {shape === 'image' && ad.img && (
          <img className={styles.picture} src={ad.img} alt="" width={130} height={100} />
        )}
        <span className={styles.words}>
          <strong>{ad.title}</strong> {ad.description}
        </span>
      </a>
      <span className={styles.origin}>
        {shape === 'inline' ? ad.poweredby : text('by', { publisher: ad.poweredby })}
      </span>
    </div>
  );
}
