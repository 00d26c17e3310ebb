import { chartParts } from './chartParts.ts';
import type { CompleteBuild } from './completeBuild.ts';
import { attributeCode, objectCode, raw } from './objectCode.ts';

/** Name of the component in the code. */
export const builtName = 'BuiltChart';

const defaultHeight = 300;
const sparkHeight = 80;

/** The code of a chart as one file that runs. */
export function chartCode(build: CompleteBuild): string {
  const { form, values, palette } = build;
  const { declarations, attributes } = chartParts(build);
  const { height, ...props } = values.chart;
  const hasLegend = Object.keys(values.legend).length > 0 && props.hideLegend !== true;
  const legend = raw(objectCode({ legend: raw(objectCode(values.legend)) }));
  const all = [
    ...attributes.map(([name, code]) => attributeCode(name, raw(code))),
    ...(palette ? [attributeCode('colors', raw(palette))] : []),
    ...(hasLegend ? [attributeCode('slotProps', legend)] : []),
    ...Object.entries(props).map(([name, value]) => attributeCode(name, value)),
    attributeCode('height', height ?? (form.reading === 'values' ? sparkHeight : defaultHeight)),
  ];
  return [
    `import { ${form.component} } from '${form.module}';`,
    ...(palette ? [`import { ${palette} } from '@mui/x-charts/colorPalettes';`] : []),
    '',
    ...declarations,
    '',
    `export default function ${builtName}() {`,
    '  return (',
    `    <${form.component}`,
    ...all.map((attribute) => `      ${attribute.replaceAll('\n', '\n      ')}`),
    '    />',
    '  );',
    '}',
    '',
  ].join('\n');
}
