import { decodeEntities } from '#pipeline/decodeEntities.ts';

/** What a reader reads of a piece of HTML: without code listings, controls and tags. */
export function plainText(html: string): string {
  const text = html
    .replaceAll(/<(pre|button|figure|nav|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<\/(p|li|h\d|t[dhr]|dt|dd|div)>|<br\s*\/?>/g, ' ')
    .replaceAll(/<[^>]+>/g, '');
  return decodeEntities(text).replaceAll(/\s+/g, ' ').trim();
}
