/** A wind park, a turbine in it, an assembly of the turbine, or a part of the assembly. */
export interface WindPart {
  id: string;
  /** Names from the park down to this one. */
  path: string[];
  name: string;
  /** Hours of maintenance; a park, a turbine, and an assembly have those of their parts. */
  hours?: number;
  inspected: string;
}

const parks = { 'Brack Shoal': 9, 'Dunmere Ridge': 4, 'Gannet Bank': 6 };
const assemblies = {
  Rotor: ['Blade A', 'Blade B', 'Blade C', 'Hub'],
  Drivetrain: ['Main bearing', 'Gearbox', 'Generator'],
  Tower: ['Ladder', 'Transformer'],
};

const toId = (path: string[]) => path.join('-').toLowerCase().replaceAll(' ', '-');

function makePart(path: string[], index: number, hours?: number): WindPart {
  const month = String(1 + ((index * 5) % 9)).padStart(2, '0');
  const day = String(1 + ((index * 11) % 28)).padStart(2, '0');
  return {
    id: toId(path),
    path,
    name: path.at(-1) ?? '',
    hours,
    inspected: `2025-${month}-${day}`,
  };
}

/** Parks with their turbines, assemblies, and parts, each as one row. */
export const windParts: WindPart[] = Object.entries(parks).flatMap(
  ([park, turbines], parkIndex) => [
    makePart([park], parkIndex),
    ...Array.from({ length: turbines }, (_, index) => `Turbine ${index + 1}`).flatMap(
      (turbine, index) => [
        makePart([park, turbine], parkIndex + index),
        ...Object.entries(assemblies).flatMap(([assembly, parts], assemblyIndex) => [
          makePart([park, turbine, assembly], index + assemblyIndex),
          ...parts.map((part, partIndex) => {
            const number = parkIndex * 31 + index * 7 + assemblyIndex * 3 + partIndex;
            return makePart([park, turbine, assembly, part], number, 2 + ((number * 5) % 17));
          }),
        ]),
      ],
    ),
  ],
);
