import type { ApiProp, ApiSignature, ComponentApi } from './Api.ts';
import { propControl } from './propControl.ts';
import { typeTextToString } from './TypeText.ts';

/** Props whose types only allow them together with others, as `Component.prop`. */
const inseparable = [
  /^(GridActionsCellItem|GridContextProvider|ChartsReferenceLine)\./,
  /Field\.InputProps$/,
  /DataProvider(Pro)?\.(plugins|apiRef)$/,
  /^ScatterChart(Pro)?\.onItemClick$/,
  /TreeView(Pro)?\.(selectedItems|defaultSelectedItems)$/,
];

/**
 * The least code that sets a prop: `<DataGrid {...props} checkboxSelection />`. What a component requires comes with
 * `props`; a value no literal expresses has the name of the prop. Null where a prop cannot be set alone.
 */
export function propSnippet(
  { name: component, props }: Pick<ComponentApi, 'name' | 'props'>,
  prop: ApiProp,
): string | null {
  if (inseparable.some((names) => names.test(`${component}.${prop.name}`))) {
    return null;
  }
  const isComplete = props.every(({ name, required }) => !required || name === prop.name);
  const tag = isComplete ? component : `${component} {...props}`;
  return prop.name === 'children' && !prop.signature
    ? `<${tag}>{children}</${component}>`
    : `<${tag} ${attribute(prop)} />`;
}

/** Where the types name no number. */
const someNumber = 10;

function attribute(prop: ApiProp): string {
  const { name } = prop;
  const control = propControl(prop);
  switch (control?.kind) {
    case 'switch':
      return control.default === true && acceptsFalse(prop) ? `${name}={false}` : name;
    case 'choice': {
      const value = control.values.find((each) => each !== control.default) ?? '';
      return typeof value === 'number' ? `${name}={${value}}` : `${name}="${value}"`;
    }
    case 'number':
      return `${name}={${control.default ?? someNumber}}`;
    case 'text':
      return control.default && !/["\\]/.test(control.default)
        ? `${name}="${control.default}"`
        : `${name}="…"`;
    case undefined:
      return `${name}={${callback(prop.signature) ?? literalDefault(prop) ?? variableName(name)}}`;
  }
}

/** A default that is a list of simple values is the best example. */
function literalDefault({ default: value }: ApiProp): string | null {
  return value !== null && /^\[\s*(-?\d+|'[^']*'|null)(,\s*(-?\d+|'[^']*'|null))*\s*\]$/.test(value)
    ? value
    : null;
}

function acceptsFalse({ type }: ApiProp): boolean {
  return typeTextToString(type) !== 'true';
}

/** A name for a value in the code around a snippet; `aria-label` and the like are none. */
function variableName(prop: string): string {
  return /^[a-zA-Z]\w*$/.test(prop) ? prop : 'value';
}

/** A function that takes what a callback is called with; null when what it returns is no simple value. */
function callback(signature: ApiSignature | null): string | null {
  if (!signature) {
    return null;
  }
  const parameters = signature.parameters.filter(({ name }) => !name.includes('.'));
  const isPlain = parameters.every(({ name }) => /^[a-zA-Z]\w*$/.test(name));
  const result = isPlain ? returned(signature, parameters) : null;
  return result && `(${parameters.map(({ name }) => name).join(', ')}) => ${result}`;
}

const simpleResults: Record<string, string> = {
  void: '{}',
  'Promise<void>': '{}',
  boolean: 'true',
  string: "'…'",
  number: String(someNumber),
  null: 'null',
  'React.ReactNode': 'null',
  ReactNode: 'null',
};

function returned(
  { returns }: ApiSignature,
  parameters: ApiSignature['parameters'],
): string | null {
  const text = typeTextToString(returns.type);
  const alternatives = text.split(' | ');
  // What a function may hand on unchanged, as `processRowUpdate` does with a row.
  const same = parameters.find(({ type }) => alternatives.includes(typeTextToString(type)));
  const simple = alternatives.map((each) => simpleResults[each]).find(Boolean);
  return same?.name ?? simple ?? null;
}
