import type { PropControl } from '#model/PropControl.ts';
import type { ApiProp } from './Api.ts';
import { tokensToString } from './TypeText.ts';

/** The control that fits a prop's type; null when no simple control can express its values. */
export function propControl({ name: prop, type, default: written }: ApiProp): PropControl | null {
  const members = type.kind === 'plain' ? [type.tokens] : type.members;
  const texts = members.map(tokensToString).filter((text) => text !== 'null');
  const values = texts.map(literalValue);
  const isChoice = values.length > 0 && values.every((value) => value !== null);
  const value = written === null ? null : literalValue(written);
  if (isChoice) {
    const known = values.find((candidate) => candidate === value) ?? null;
    return { prop, kind: 'choice', values: values.filter((item) => item !== null), default: known };
  }
  // A length in pixels, or as CSS writes it: pixels will do.
  const isLength = texts.length === 2 && texts.includes('number') && texts.includes('string');
  const [only = '', ...others] = texts;
  switch (isLength ? 'number' : others.length === 0 ? only : '') {
    case 'boolean':
    case 'true':
      return {
        prop,
        kind: 'switch',
        default: written === null ? null : written === 'true',
      };
    case 'number':
      return { prop, kind: 'number', default: typeof value === 'number' ? value : null };
    case 'string':
    case 'React.ReactNode':
      return { prop, kind: 'text', default: typeof value === 'string' ? value : null };
    default:
      return null;
  }
}

/** Controls of the named props, in the given order; a name without a fitting control throws. */
export function propControls(props: readonly ApiProp[], names: readonly string[]): PropControl[] {
  return names.map((name) => {
    const prop = props.find((candidate) => candidate.name === name);
    const control = prop && propControl(prop);
    if (!control) {
      throw new Error(prop ? `No control fits the prop ${name}.` : `There is no prop ${name}.`);
    }
    return control;
  });
}

/** `'compact'` → compact, `12` → 12; null for what is no literal. */
function literalValue(text: string): string | number | null {
  const quoted = /^(['"])(.*)\1$/s.exec(text)?.[2];
  if (quoted !== undefined) {
    return quoted;
  }
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
