/** A part of a machine, with the path of the assemblies around it. */
export interface Part {
  id: string;
  path: string[];
  grams: number;
  stock: number;
  supplier: string;
}

const lines = ['Loom', 'Press', 'Kiln', 'Lathe', 'Saw', 'Mixer'];
const assemblies = ['Frame', 'Drive', 'Table', 'Guard'];
const parts = ['Bolt', 'Bracket', 'Bearing', 'Cover', 'Lever', 'Pin', 'Rail', 'Spring'];
const suppliers = ['Halden', 'Orsa', 'Veit & Sons'];

const part = (path: string[], number: number): Part => ({
  id: path.join('-'),
  path,
  grams: 20 + ((number * 37) % 900),
  stock: (number * 11) % 140,
  supplier: suppliers[number % suppliers.length]!,
});

/** 798 parts: machines, their versions, assemblies, and pieces, numbered instead of random. */
export const catalog: Part[] = lines
  .flatMap((line) => [
    [line],
    ...['Mark I', 'Mark II', 'Mark III', 'Mark IV'].flatMap((version) => [
      [line, version],
      ...assemblies.flatMap((assembly) => [
        [line, version, assembly],
        ...parts.slice(0, 7).map((name) => [line, version, assembly, name]),
      ]),
    ]),
  ])
  .map(part);
