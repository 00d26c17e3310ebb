/** An ad as it is shown (S3.6). */
export interface AdRecord {
  name: string;
  link: string;
  /** Address of a picture of 130 × 100 pixels; null for an ad of words. */
  img: string | null;
  /** First words, set off from the rest. */
  title: string;
  description: string;
  /** Who the ad comes from. */
  poweredby: string;
  /** Label under which showing this very ad is reported; null when only its place is. */
  label: string | null;
}

/** How an ad looks: a box with a picture, or a line of words. */
export type AdShape = 'image' | 'inline';
