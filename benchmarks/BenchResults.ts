import type { BuildMeasurement } from './measureBuild.ts';
import type { ScalePoint } from './measureScale.ts';
import type { SiteResults } from './measureSites.ts';

/** All results of a run; a topic that was not measured is empty. */
export interface BenchResults extends SiteResults {
  builds: BuildMeasurement[];
  scale: ScalePoint[];
}
