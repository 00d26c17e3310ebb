/** What the last complete visit and the last measurement say about the site, for its front page. */
export interface SiteFigures {
  pages: number;
  /** Running demos that were visited, in all languages. */
  demos: number;
  links: number;
  findings: number;
  /** JavaScript before any demo, the most that a page loads, in KB. */
  scriptSize: number;
}
