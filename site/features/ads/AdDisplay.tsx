import type { Random } from '#site/platform/analytics/track.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './AdDisplay.module.css';
import { useDisplayEvent } from './AdProvider.tsx';

/** An ad as it is shown (S3.6). */
export interface AdRecord {
  name: string;
  link: string;
  /** Address of an image of 130 × 100 pixels; null for an ad of text. */
  img: string | null;
  /** Beginning of the text, set off from the rest. */
  title: string;
  description: string;
  /** Who the ad comes from. */
  poweredby: string;
  /** Label under which the display of this ad is reported; null when only its slot reports. */
  label: string | null;
}

/** How an ad looks: a box with an image, or a line of text. */
export type AdShape = 'image' | 'inline';

/** Share of page loads whose ads are lines instead of boxes. */
export const inlineShare = 0.2;

/** Draws how ads look; once per load, so that they look alike on all its pages. */
export function drawShape(random: Random): AdShape {
  return random() < inlineShare ? 'inline' : 'image';
}

interface AdDisplayProps {
  ad: AdRecord;
  shape: AdShape;
}

/** One ad: where it leads, what it says, and who it is from. */
export function AdDisplay({ ad, shape }: AdDisplayProps) {
  const t = useMessages('ads');
  useDisplayEvent(ad.label, { after: 0 });
  const isElsewhere = new URL(ad.link, location.href).origin !== location.origin;
  return (
    <div className={styles.root} data-shape={shape}>
      {shape === 'inline' && <span className={styles.badge}>{t('badge')}</span>}
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
        {shape === 'inline' ? ad.poweredby : t('by', { publisher: ad.poweredby })}
      </span>
    </div>
  );
}
