/** A transform of the library's codemod package. */
export interface Codemod {
  /** As the package and its command name it, such as `v8.0.0/data-grid/rename-props`. */
  name: string;
  /** Whether the preset of its product and version runs it. */
  isInPreset: boolean;
}

/** The transforms for one product that lead to one major version, those of the preset first and in its order. */
export interface CodemodGroup {
  /** Name of the preset, such as `v8.0.0/data-grid/preset-safe`. */
  preset: string;
  codemods: Codemod[];
}
