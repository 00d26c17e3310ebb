/** What the server must know about the built site; the file is next to the site and is never served. */
export interface ServeManifest {
  /** Content security policy of every page, in which `{scripts}` is replaced by the hashes of a page's inline scripts. */
  policy: string;
  /** Hashes of all inline scripts, each once: most pages share most of them. */
  scripts: string[];
  /** Documents by path below the site's root, with the positions of their scripts in `scripts`. */
  pages: Record<string, number[]>;
  /** Pages that were renamed, without language: old path to new path. */
  renamedPages: Record<string, string>;
}
