/** What a visit looks for on every page. */
export type VisitFinding =
  | 'status'
  | 'headings'
  | 'titles'
  | 'console'
  | 'requests'
  | 'links'
  | 'shifts'
  | 'accessibility'
  | 'withoutScript';

/** What `npm run visit -- --record` saw, kept in `content/quality/visit.json`. */
export interface VisitRecord {
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  /** Name and version. */
  browser: string;
  pages: number;
  /** Demos that went live. */
  demos: number;
  /** Pages that axe checked in light and dark. */
  axePages: number;
  /** Internal links that were followed. */
  links: number;
  /** How much was wrong, by kind. */
  findings: Record<VisitFinding, number>;
}
