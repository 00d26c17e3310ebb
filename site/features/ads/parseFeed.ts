/** An ad of the feed (S3.6). */
export interface SponsorAd {
  /** Where a click leads. */
  statlink: string;
  /** Picture whose loading counts as an impression; null when there is none. */
  statimp: string | null;
  /** Further pictures to be counted by. */
  pixels: string[];
  image: string | null;
  company: string;
  description: string;
}

/** Answer of the feed → the ads in it that can be shown; whatever is not one is left out (S7.7). */
export function parseFeed(answer: unknown): SponsorAd[] {
  const { ads } = fieldsOf(answer);
  return Array.isArray(ads) ? ads.flatMap((entry) => parseAd(fieldsOf(entry))) : [];
}

function parseAd(entry: Record<string, unknown>): SponsorAd[] {
  const statlink = webAddress(entry.statlink);
  const description = textOf(entry.description);
  if (statlink === null || description === '') {
    return [];
  }
  const stamp = (address: string) =>
    webAddress(address.replaceAll('[timestamp]', encodeURIComponent(textOf(entry.timestamp))));
  return [
    {
      statlink,
      statimp: stamp(textOf(entry.statimp)),
      pixels: textOf(entry.pixel)
        .split('||')
        .flatMap((address) => stamp(address) ?? []),
      image: webAddress(entry.image),
      company: textOf(entry.company),
      description,
    },
  ];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A complete address a browser may open or load; feeds leave the scheme out or name one that runs code. */
function webAddress(value: unknown): string | null {
  const text = textOf(value);
  const address = text.startsWith('//') ? `https:${text}` : text;
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : null;
}
