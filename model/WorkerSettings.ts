/** What the build tells the offline worker; the first line of its script. */
export interface WorkerSettings {
  /** Changes with anything the site serves, so that each deploy brings a new worker. */
  revision: string;
  /** Address that stands in every document of this build and in no other's. */
  marker: string;
  /** Files every page needs; a hashed name is its own revision. */
  precache: { url: string; revision: string | null }[];
  /** How much visited pages may take; what readers saved themselves is not counted. */
  limits: { pages: number; bytes: number };
}
