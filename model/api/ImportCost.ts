/** Gzip size of an import in bytes, bundled for production; React is not counted, every application has it. */
export interface ImportCost {
  /** Code of MUI X alone. */
  own: number;
  /** With everything it imports: Material UI, Emotion, and other packages. */
  total: number;
  /** What loads later, when a feature is first used; not part of the other two. */
  lazy: number;
}

/** What the imports of the library cost, as measured for the versions it names. */
export interface ImportCostRecord {
  /** Day of the measurement, `YYYY-MM-DD`. */
  date: string;
  /** Version of each package that was measured, and of Material UI. */
  versions: Record<string, string>;
  /** By path in the API reference. */
  components: Record<string, ImportCost>;
  /** Date adapters by name, each with its date library. */
  adapters: Record<string, ImportCost>;
}

/** What the import on a page of the API reference costs. */
export interface ApiCost extends ImportCost {
  /** A component that does less and weighs less; null where there is none. */
  alternative: { path: string; name: string; cost: ImportCost } | null;
  /** Date adapters to choose from; empty except where one is set. */
  adapters: { name: string; cost: ImportCost }[];
}

/** Writes a size as readers compare it: `113 kB`, `7.6 kB`. */
export function kilobytes(bytes: number): string {
  const value = bytes / 1000;
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
}
