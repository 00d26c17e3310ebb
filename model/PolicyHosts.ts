/** Other hosts a page may use, by what for; each entry is a source of a content security policy, such as `https://ads.example.com`. */
export interface PolicyHosts {
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  images: readonly string[];
  /** Requests by script. */
  connections: readonly string[];
  frames: readonly string[];
}

/** A site that uses nothing but itself. */
export const noPolicyHosts: PolicyHosts = {
  scripts: [],
  styles: [],
  fonts: [],
  images: [],
  connections: [],
  frames: [],
};
