import type { PropControl } from '#model/PropControl.ts';
import type { PropValues } from '#site/features/demo/stage/StageControl.ts';

type Value = PropValues[string];

/** What a control shows: the value that was set, or the default. */
export function shownValue(control: PropControl, values: PropValues): Value | null {
  return values[control.prop] ?? control.default ?? (control.kind === 'switch' ? false : null);
}

/** The values with one set; null, or the default, leaves the prop out. */
export function withValue(
  values: PropValues,
  control: PropControl,
  value: Value | null,
): PropValues {
  const { [control.prop]: _, ...others } = values;
  return value === null || value === shownValue(control, {})
    ? others
    : { ...others, [control.prop]: value };
}

/** Reads the props of a demo from a query; values that fit no control are ignored. */
export function readPropValues(
  search: string,
  demo: string,
  controls: readonly PropControl[],
): PropValues {
  const query = new URLSearchParams(search);
  return controls.reduce<PropValues>((values, control) => {
    const text = query.get(parameter(demo, control));
    return text === null ? values : withValue(values, control, parseValue(control, text));
  }, {});
}

/** The query with the props of a demo, replacing those it had before. */
export function writePropValues(
  search: string,
  demo: string,
  controls: readonly PropControl[],
  values: PropValues,
): string {
  const query = new URLSearchParams(search);
  for (const control of controls) {
    const value = values[control.prop];
    if (value === undefined) {
      query.delete(parameter(demo, control));
    } else {
      query.set(parameter(demo, control), String(value));
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}

function parameter(demo: string, { prop }: PropControl): string {
  return `${demo}.${prop}`;
}

/** A text, from a field or an address, as a value of the control; null when it is none. */
export function parseValue(control: PropControl, text: string): Value | null {
  switch (control.kind) {
    case 'choice':
      return control.values.find((value) => String(value) === text) ?? null;
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : null;
    case 'number': {
      const number = Number(text);
      return text.trim() !== '' && Number.isFinite(number) ? number : null;
    }
    case 'text':
      return text === '' ? null : text.slice(0, longestText);
    default:
      return control satisfies never;
  }
}

/** Enough for a label; an address cannot fill the page. */
const longestText = 100;
