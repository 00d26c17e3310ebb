import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkFeatures,
  checkLayers,
  checkPackages,
  checkPipeline,
  type Manifest,
} from './structure/checkImports.ts';
import { findCircles, formatCircle } from './structure/findCircles.ts';
import { readSources } from './structure/readSources.ts';
import { featureEdges, layers, pipelineOrder } from './structure/structureRules.ts';

/** `npm run check:structure`: no circles, no import against the layers, no undeclared package. */
const root = process.cwd();
const sources = readSources(root);
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
const problems = [
  ...findCircles(sources).map(formatCircle),
  ...checkLayers(sources, layers),
  ...checkPipeline(sources, pipelineOrder),
  ...checkFeatures(sources, featureEdges),
  ...checkPackages(sources, manifest),
];

if (problems.length > 0) {
  problems.forEach((problem) => console.error(`  ${problem}`));
  console.error(`Structure: ${problems.length} problems in ${sources.length} files.`);
  process.exit(1);
}
console.log(
  `Structure: ${sources.length} files, ${featureEdges.length} edges between features, 0 problems.`,
);
