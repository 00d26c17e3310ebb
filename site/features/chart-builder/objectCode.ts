/** Code that is written as it is, such as a name. */
export interface Raw {
  code: string;
}

/** Marks code that is not a text. */
export function raw(code: string): Raw {
  return { code };
}

type Value = string | number | boolean | null;

/** An object on one line. */
export function objectCode(values: Readonly<Record<string, Value | Raw>>): string {
  const entries = Object.entries(values).map(([name, value]) => {
    const code = typeof value === 'object' && value !== null ? value.code : valueCode(value);
    return code === name ? code : `${propertyName(name)}: ${code}`;
  });
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** A prop as an attribute: `title="Rain"`, `area`, `height={300}`. */
export function attributeCode(name: string, value: Value | Raw): string {
  if (value === true) {
    return name;
  }
  // A text that cannot be a quoted attribute is written as an expression.
  if (typeof value === 'string' && !/["\\&{}<>\n]/.test(value)) {
    return `${name}="${value}"`;
  }
  const code = typeof value === 'object' && value !== null ? value.code : valueCode(value);
  return `${name}={${code}}`;
}

/** A text in single quotes, anything else as JSON has it. */
export function valueCode(value: Value): string {
  if (typeof value !== 'string') {
    return JSON.stringify(value);
  }
  const escaped = JSON.stringify(value)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    // Both end a line in older engines.
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `'${escaped}'`;
}

/** The name of a property, quoted where it has to be; `__proto__` would be something else without brackets. */
export function propertyName(name: string): string {
  if (name === '__proto__') {
    return "['__proto__']";
  }
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : valueCode(name);
}
