import type { CodeVariant } from '#model/CodePreferences.ts';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';

/** Exact version of each package a project may depend on; `name@2` holds an older major some code needs. */
export type DependencyVersions = Readonly<Record<string, string>>;

/** A project that installs, runs and builds by itself, wherever it is taken. */
export interface SandboxProject {
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

/** What decides the project besides the code. */
export interface SandboxOptions {
  variant: CodeVariant;
  versions: DependencyVersions;
  /** Commit of the library whose builds replace the published packages. */
  commit: string | null;
  /** Theme the reader saw the demo in. */
  theme: ThemeState;
  /** Where the code can be read. */
  sourceUrl: string;
}
