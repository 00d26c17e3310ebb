import { type ChartForms, type FormPart, formParts } from '#model/ChartForm.ts';
import type { PropControl } from '#model/PropControl.ts';
import {
  type ChartBuild,
  emptyBuild,
  sampleData,
} from '#site/features/chart-builder/ChartBuild.ts';
import { parseTable } from '#site/features/chart-builder/parseTable.ts';
import { withValue } from '#site/features/demo/controls/propValues.ts';
import type { PropValues } from '#site/features/demo/stage/StageControl.ts';
import { seededNumbers } from '#tests/setup/seededRandom.ts';

/** Data that readers may paste: short, with gaps, with dates, negative, with names that are no identifiers. */
const tables = [
  sampleData,
  'day,first,second\n2026-01-01,3,5\n2026-01-02,,7\n2026-01-03,4,',
  'x,y,"a \'quoted\' name",__proto__\n1,2,3,4\n2.5,-4,0,1\n9,8,7,6',
  '[{"größe": "klein", "n": 0}, {"größe": "groß", "n": 12.5}, {"größe": "\\u2028", "n": 3}]',
  'only\n5\n3\n8',
  'name,value\nA,1',
];

/** Random choices of a reader, the same for the same seed; every value is one that the form takes. */
export function randomBuilds(forms: ChartForms, count: number, seed: number): ChartBuild[] {
  const random = seededNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;

  function valueOf(control: PropControl): PropValues[string] {
    switch (control.kind) {
      case 'choice':
        return pick(control.values);
      case 'switch':
        return random() < 0.5;
      case 'number': {
        const [min, max] = forms.limits[control.prop] ?? [-20, 150];
        return Math.round((min + random() * (max - min)) * 10) / 10;
      }
      case 'text':
        return control.prop === 'color'
          ? pick(['#0f766e', 'tomato', 'hsl(210 80% 45%)'])
          : pick(['A', 'Rain & sun', '"Total" <mm>', "it's {x}", '\\']);
      default:
        return control satisfies never;
    }
  }

  // As the form sets them: what is the default anyway is left out.
  const valuesOf = (controls: readonly PropControl[]) =>
    controls
      .filter(() => random() < 0.4)
      .reduce<PropValues>((values, control) => withValue(values, control, valueOf(control)), {});

  return Array.from({ length: count }, () => {
    const form = pick(forms.charts);
    const data = pick(tables);
    const parsed = parseTable(data);
    const names = 'table' in parsed ? parsed.table.columns.map(({ name }) => name) : [];
    const values = formParts.map((part): [FormPart, PropValues] => [
      part,
      valuesOf(form.controls[part]),
    ]);
    return {
      ...emptyBuild(form),
      data,
      x: random() < 0.5 ? pick(names) : null,
      columns: random() < 0.5 ? names.filter(() => random() < 0.7) : null,
      palette: random() < 0.3 ? pick(forms.palettes) : null,
      values: Object.fromEntries(values) as ChartBuild['values'],
      series: Object.fromEntries(names.map((name) => [name, valuesOf(form.controls.series)])),
    };
  });
}
