/** A piece of code within one line, and the class that colours it. */
export interface CodeRun {
  text: string;
  /** Null has the colour of text. */
  className: string | null;
}
