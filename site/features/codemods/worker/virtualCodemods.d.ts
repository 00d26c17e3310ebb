declare module 'virtual:codemods' {
  /** What a transform is handed to read and change code with; only transforms look inside. */
  export const jscodeshift: object;
  export function parse(code: string): { comments?: { value: string }[] | null };
  /** The transforms of the codemod package by name. */
  export const transforms: Record<
    string,
    (
      file: { path: string; source: string },
      api: { jscodeshift: object; j: object; stats: () => void; report: () => void },
      options: object,
    ) => string | null | undefined
  >;
}
