import { isTest, type SourceFile, type SourceImport } from './readSources.ts';

/** One import that is part of a circle. */
interface Step {
  file: string;
  import: SourceImport;
}

/** Children of a folder, each a file or a folder, that import each other in a circle. */
export interface Circle {
  folder: string;
  /** Names in the order of their imports; the last imports the first. */
  members: string[];
  /** One import for each arrow of the circle. */
  steps: Step[];
}

type Arrows = Map<string, Map<string, Step>>;

/**
 * Finds the circles in every folder below the top level: between its files, its subfolders, or both. A folder counts
 * as one, so that two folders may not import each other even where their files form no circle.
 */
export function findCircles(sources: SourceFile[]): Circle[] {
  const arrowsByFolder = new Map<string, Arrows>();
  for (const source of sources.filter(({ path: file }) => !isTest(file))) {
    for (const imported of source.imports) {
      if (imported.target !== null && !isTest(imported.target)) {
        addArrow(arrowsByFolder, { file: source.path, import: imported }, imported.target);
      }
    }
  }
  return [...arrowsByFolder]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([folder, arrows]) => circlesOf(folder, arrows));
}

/** An import is an arrow in exactly one folder: the deepest that holds both files. */
function addArrow(arrowsByFolder: Map<string, Arrows>, step: Step, target: string): void {
  const from = step.file.split('/');
  const to = target.split('/');
  const depth = from.findIndex((name, index) => name !== to[index]);
  const fromName = from[depth];
  const toName = to[depth];
  // Between top-level folders the layers decide.
  if (depth < 1 || fromName === undefined || toName === undefined) {
    return;
  }
  const folder = from.slice(0, depth).join('/');
  const arrows: Arrows = arrowsByFolder.get(folder) ?? new Map();
  arrowsByFolder.set(folder, arrows);
  const arrowsOfName = arrows.get(fromName) ?? new Map<string, Step>();
  arrows.set(fromName, arrowsOfName);
  if (!arrowsOfName.has(toName)) {
    arrowsOfName.set(toName, step);
  }
}

/** The shortest circle through each name that is part of one and of none found before. */
function circlesOf(folder: string, arrows: Arrows): Circle[] {
  const seen = new Set<string>();
  const circles: Circle[] = [];
  for (const name of [...arrows.keys()].sort()) {
    const members = seen.has(name) ? null : shortestWayBack(name, arrows);
    if (members) {
      members.forEach((member) => seen.add(member));
      circles.push({ folder, members, steps: stepsOf(members, arrows) });
    }
  }
  return circles;
}

function shortestWayBack(start: string, arrows: Arrows): string[] | null {
  const ways = [[start]];
  const reached = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of arrows.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) {
        return way;
      }
      if (!reached.has(next)) {
        reached.add(next);
        ways.push([...way, next]);
      }
    }
  }
  return null;
}

function stepsOf(members: string[], arrows: Arrows): Step[] {
  return members.flatMap((name, index) => {
    const next = members[(index + 1) % members.length] ?? name;
    const step = arrows.get(name)?.get(next);
    return step ? [step] : [];
  });
}

/** Describes a circle for the person who has to break it. */
export function formatCircle({ folder, members, steps }: Circle): string {
  const circle = [...members, members[0]].join(' → ');
  const lines = steps.map(
    ({ file, import: { line, target } }) => `    ${file}:${line} imports ${target}`,
  );
  return [
    `${folder}/: ${circle} import each other in a circle.`,
    ...lines,
    '    Move what both sides need into a file of its own, or pass it as an argument.',
  ].join('\n');
}
