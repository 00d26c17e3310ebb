import { isBuiltin } from 'node:module';
import { isTest, type SourceFile, type SourceImport } from './readSources.ts';
import type { FeatureEdge, Layer } from './structureRules.ts';

const rulesFile = 'scripts/structure/structureRules.ts';

/** Finds files without a layer and imports that their layer does not allow. */
export function checkLayers(sources: SourceFile[], layers: Layer[]): string[] {
  return sources.flatMap((source) => {
    const layer = layers.find(({ files }) => files.test(source.path));
    if (!layer) {
      return [`${source.path} belongs to no layer. Add its folder to layers in ${rulesFile}.`];
    }
    // Tests beside the code may look at anything.
    return isTest(source.path) && layer.name !== 'tests'
      ? []
      : source.imports
          .filter((imported) => !isAllowed(imported, source.path, layer))
          .map(
            ({ line, specifier }) =>
              `${source.path}:${line} imports ${specifier}, but ${layer.rule}.`,
          );
  });
}

function isAllowed({ specifier, target }: SourceImport, importer: string, layer: Layer): boolean {
  if (target === null) {
    return specifier.startsWith('virtual:') ? layer.virtualModules : layer.packages;
  }
  if (layer.name === 'demos' && specifier.startsWith('.')) {
    return inSectionOf(importer, target);
  }
  return layer.files.test(target) || layer.mayImport.some((allowed) => target.startsWith(allowed));
}

/** Siblings of a demo, and the shared folder of its section. */
function inSectionOf(demo: string, target: string): boolean {
  const [, section] = demo.split('/');
  return (
    target.startsWith(demo.slice(0, demo.lastIndexOf('/') + 1)) ||
    target.startsWith(`content/${section}/shared/`)
  );
}

/** Finds imports inside `pipeline/` that go against its order, and what has no place in the order. */
export function checkPipeline(sources: SourceFile[], order: string[][]): string[] {
  const nameOf = (file: string) => /^pipeline\/([^/]+)/.exec(file)?.[1];
  const rankOf = (name: string) => order.findIndex((group) => group.includes(name));
  return sources.flatMap((source) => {
    const from = nameOf(source.path);
    if (from === undefined || isTest(source.path)) {
      return [];
    }
    if (rankOf(from) === -1) {
      return [
        `${source.path} has no place in the pipeline. Add it to pipelineOrder in ${rulesFile}.`,
      ];
    }
    return source.imports.flatMap(({ target, line }) => {
      const to = nameOf(target ?? '');
      return to !== undefined && rankOf(to) > rankOf(from)
        ? [`${source.path}:${line} imports ${target}, but pipeline/${from} comes before ${to}.`]
        : [];
    });
  });
}

const featureOf = (file: string) => /^site\/features\/([^/]+)\//.exec(file)?.[1];

/** Finds imports between features that are not listed, and listed edges that nothing uses. */
export function checkFeatures(sources: SourceFile[], edges: FeatureEdge[]): string[] {
  const used = new Set<FeatureEdge>();
  const problems = sources.flatMap((source) => {
    const from = featureOf(source.path);
    return isTest(source.path) || from === undefined
      ? []
      : source.imports.flatMap(({ target, line }) => {
          const to = featureOf(target ?? '');
          if (to === undefined || to === from) {
            return [];
          }
          const edge = edges.find((known) => known.from === from && known.to === to);
          if (edge) {
            used.add(edge);
            return [];
          }
          return [
            `${source.path}:${line} imports ${target}, but the feature ${from} may not import ${to}. ` +
              `Move what both need to site/platform, or add the edge and its reason to featureEdges in ${rulesFile}.`,
          ];
        });
  });
  const unused = edges.filter((edge) => !used.has(edge));
  return [
    ...problems,
    ...unused.map(
      ({ from, to }) =>
        `Nothing in site/features/${from} imports site/features/${to} any more. Remove the edge from featureEdges in ${rulesFile}.`,
    ),
  ];
}

/** The packages that package.json declares. */
export interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Finds imported packages that package.json does not declare: they are there by accident and may vanish with an update. */
export function checkPackages(
  sources: SourceFile[],
  { dependencies, devDependencies }: Manifest,
): string[] {
  const isDeclared = (name: string) => name in dependencies || name in devDependencies;
  return sources.flatMap((source) =>
    source.imports.flatMap(({ specifier, target, line }) => {
      if (target !== null || specifier.startsWith('virtual:') || isBuiltin(specifier)) {
        return [];
      }
      const name = packageName(specifier);
      const typesName = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
      return isDeclared(name) || isDeclared(typesName)
        ? []
        : [
            `${source.path}:${line} imports ${specifier}, but package.json does not declare it. ` +
              `Run npm install --save-exact ${name}, with --save-dev unless the server or the site runs it.`,
          ];
    }),
  );
}

function packageName(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
