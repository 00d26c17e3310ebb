/** Exact version of each package a project may depend on; `name@2` is an older major version that some code needs. */
export type DependencyVersions = Readonly<Record<string, string>>;

/** A project that installs, runs and builds without this site. */
export interface ExportedProject {
  /** Name of its package and of its folder, e.g. `basic-items`. */
  name: string;
  title: string;
  description: string;
  /** Text of every file by path, `package.json` included. */
  files: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** File to show first. */
  entry: string;
}
