/** Declaration that the snippets set, chosen to be visible and valid wherever it is written. */
export type ExampleStyle = 'fontWeight: 600' | 'strokeWidth: 2';

/** The part of a component that a snippet styles. */
export interface SnippetPart {
  /** Selector of the part: `.MuiDataGrid-cell`. */
  selector: string;
  /** State classes of the part: `Mui-selected`. */
  states: readonly string[];
  style: ExampleStyle;
}

/** Code that styles a part through the `sx` prop of the component around it, or of the component that the part is the root of. */
export function sxSnippet(component: string, part: SnippetPart, isRoot: boolean): string {
  return element(component, `sx={${nested(selectors(part, isRoot), part.style)}}`);
}

/** Selector of a part below the element that takes `sx`; null where the part is that element and in no state. */
export function sxSelector(
  { selector, states }: Pick<SnippetPart, 'selector' | 'states'>,
  isRoot: boolean,
): string | null {
  const state = states.map((name) => `.${name}`).join('');
  if (isRoot) {
    return state === '' ? null : `&${state}`;
  }
  return `& ${selector}${state}`;
}

function selectors(part: SnippetPart, isRoot: boolean): string[] {
  const selector = sxSelector(part, isRoot);
  return selector === null ? [] : [selector];
}

/** A declaration in objects in each other: `{ day: { sx: { fontWeight: 600 } } }`, a line for each. */
function nested([key, ...inner]: readonly string[], declaration: string): string {
  if (key === undefined) {
    return `{\n  ${declaration},\n}`;
  }
  const name = /^\w+$/.test(key) ? key : `'${key}'`;
  return `{\n  ${name}: ${indented(nested(inner, declaration))},\n}`;
}

function indented(code: string): string {
  return code.replaceAll('\n', '\n  ');
}

/** The style overrides that reach a part: those of its own key, or those of a part around it. */
export interface ThemeTarget {
  theme: string;
  key: string;
  /** Package whose types declare the theme name. */
  packageName: string;
  isOwn: boolean;
}

/** Code that styles a part in the theme; TypeScript needs to be told that the theme knows the component. */
export function themeSnippet(target: ThemeTarget, part: SnippetPart, isTyped: boolean): string {
  const { theme, key, isOwn } = target;
  const keys = ['components', theme, 'styleOverrides', key, ...selectors(part, isOwn)];
  return [
    "import { createTheme } from '@mui/material/styles';",
    ...(isTyped ? [`import type {} from '${target.packageName}/themeAugmentation';`] : []),
    '',
    `const theme = createTheme(${nested(keys, part.style)});`,
  ].join('\n');
}

/** Where a slot is filled: on a component, or on the component that one of its slots renders. */
export interface SlotTarget {
  component: string;
  /** Slots from the component to the part: `['item', 'label']`. */
  slots: readonly string[];
  takes: 'sx' | 'style';
}

/** Code that styles a part through the props of its slot. */
export function slotPropsSnippet(
  { component, slots, takes }: SlotTarget,
  part: SnippetPart,
): string {
  const keys = [
    ...slots.slice(0, -1).flatMap((slot) => [slot, 'slotProps']),
    ...slots.slice(-1),
    takes,
    ...(takes === 'sx' ? selectors(part, true) : []),
  ];
  return element(component, `slotProps={${nested(keys, part.style)}}`);
}

/** What a component needs besides comes with `props`, as in the snippets of the API reference. */
function element(component: string, attribute: string): string {
  return `<${component}\n  {...props}\n  ${indented(attribute)}\n/>`;
}
