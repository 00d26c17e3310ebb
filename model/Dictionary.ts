/** Strings of one language, nested by topic; read by a dotted key. */
export interface Dictionary {
  [key: string]: string | Dictionary;
}
