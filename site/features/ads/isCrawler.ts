const crawlerAgents = /bot|crawl|spider/i;

/** Whether a user agent is a program that collects pages; such readers get an empty ad. */
export function isCrawler(userAgent: string): boolean {
  return crawlerAgents.test(userAgent);
}
