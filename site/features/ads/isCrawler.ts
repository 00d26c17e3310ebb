/** Whether a user agent is a crawler, which gets no ads. */
export function isCrawler(userAgent: string): boolean {
  return /bot|crawl|spider/i.test(userAgent);
}
