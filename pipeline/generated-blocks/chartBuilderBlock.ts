import type { BuilderBlock, ComponentBlock } from '#model/Block.ts';
import type { Api, ApiProp } from '#model/api/Api.ts';
import { propControl } from '#model/api/propControl.ts';
import { tokensToString, type TypeText } from '#model/api/TypeText.ts';
import { type ChartForm, type ChartFormPlan, type FormPart, formParts } from '#model/ChartForm.ts';
import type { Page } from '#model/Page.ts';
import type { PropControl } from '#model/PropControl.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';

/** Generates `::component{name="ChartBuilder"}`: the forms of the charts, from the types of the page's product. */
export async function chartBuilderBlock(
  _block: ComponentBlock,
  { section }: Pick<Page, 'section'>,
  docs: Pick<Docs, 'config' | 'apiExtract'>,
): Promise<BuilderBlock> {
  const { plans, limits, palettes } = docs.config.chartForms;
  const { pages } = await docs.apiExtract(section);
  return {
    kind: 'builder',
    forms: { charts: plans.map((plan) => chartForm(plan, pages)), limits, palettes },
  };
}

/** The form of a chart; a name in the plan that the types do not have, or have no control for, is an error. */
export function chartForm(plan: ChartFormPlan, pages: readonly Api[]): ChartForm {
  const { component, reading, parts } = plan;
  const api = find(pages, component);
  const module = /from '([^']+)'/.exec(api.imports[0] ?? '')?.[1];
  if (module === undefined) {
    throw new Error(`No import of ${component} is known.`);
  }
  const controls = formParts.map((part): [FormPart, PropControl[]] => {
    const { of, props } = parts[part] ?? { of: component, props: [] };
    return [part, props.map((name) => controlOf(propsOf(find(pages, of)), name, of))];
  });
  return {
    component,
    module,
    apiPath: api.path,
    reading,
    controls: Object.fromEntries(controls) as ChartForm['controls'],
  };
}

function find(pages: readonly Api[], name: string): Api {
  const api = pages.find((page) => page.name === name);
  if (!api) {
    throw new Error(`The API reference has no ${name}.`);
  }
  return api;
}

function propsOf(api: Api): ApiProp[] {
  return api.kind === 'component' ? api.props : api.kind === 'interface' ? api.properties : [];
}

function controlOf(props: readonly ApiProp[], name: string, owner: string): PropControl {
  const prop = props.find((candidate) => candidate.name === name);
  const control = prop && propControl({ ...prop, type: withoutFunctions(prop.type) });
  if (!control) {
    throw new Error(`${owner} has no prop ${name} that a simple control can set.`);
  }
  return control;
}

/** A value or a function that computes it: a form takes the value. */
function withoutFunctions(type: TypeText): TypeText {
  return type.kind === 'plain'
    ? type
    : {
        kind: 'union',
        members: type.members.filter((member) => !tokensToString(member).includes('=>')),
      };
}
