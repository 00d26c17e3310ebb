/** Date libraries whose adapter a reader can choose. */
export const adapterNames = ['dayjs', 'date-fns', 'luxon', 'moment'] as const;

/** A date library with an adapter. */
export type AdapterName = (typeof adapterNames)[number];

/** What a reader changed around a demo, or around all demos of a page; what is left out stays as it is. */
export interface Environment {
  /** Language tag of one of the library's locales. */
  locale?: string;
  adapter?: AdapterName;
  /** Name of a time zone: `Asia/Tokyo`. */
  zone?: string;
  density?: 'compact' | 'standard' | 'comfortable';
  dir?: 'ltr' | 'rtl';
  /** Width in pixels, or all there is. */
  width?: number | 'full';
  scheme?: 'light' | 'dark';
  motion?: 'reduced' | 'full';
}

/** Name of a setting, as the address has it. */
export type EnvironmentKey = keyof Environment;

/** Least and greatest width of a demo, in pixels. */
export const widthRange = { min: 240, max: 1920 };

/** Reads a text as a value of each setting; null where it is none. */
const readers: { [Key in EnvironmentKey]-?: (text: string) => Environment[Key] | null } = {
  // Whether there is such a locale is known once the list of them is loaded.
  locale: (text) => (/^[a-z]{2,3}(?:-[a-z]{2,8})?$/i.test(text) ? text : null),
  adapter: oneOf(adapterNames),
  zone: (text) => (isTimeZone(text) ? text : null),
  density: oneOf(['compact', 'standard', 'comfortable']),
  dir: oneOf(['ltr', 'rtl']),
  width: readWidth,
  scheme: oneOf(['light', 'dark']),
  motion: oneOf(['reduced', 'full']),
};

/** The settings in the order in which they are shown and written. */
export const environmentKeys = Object.keys(readers) as EnvironmentKey[];

/** An environment read from a text, and the parts of that text that mean nothing. */
export interface ParsedEnvironment {
  environment: Environment;
  ignored: string[];
}

/** Longest part that is repeated to the reader; an address cannot fill the page. */
const longestPart = 60;

/** Reads `locale:de-DE,dir:rtl`; parts that mean nothing are left out and named. */
export function parseEnvironment(text: string): ParsedEnvironment {
  let environment: Environment = {};
  const ignored: string[] = [];
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const colon = part.indexOf(':');
    const key = part.slice(0, Math.max(colon, 0)).trim();
    const value = isKey(key) ? readers[key](part.slice(colon + 1).trim()) : null;
    if (value === null) {
      ignored.push(part.trim().slice(0, longestPart));
    } else {
      environment = { ...environment, [key]: value };
    }
  }
  return { environment, ignored };
}

/** Writes what `parseEnvironment` reads; empty for an environment without changes. */
export function printEnvironment(environment: Environment): string {
  return environmentKeys
    .filter((key) => environment[key] !== undefined)
    .map((key) => `${key}:${environment[key]}`)
    .join(',');
}

function isKey(key: string): key is EnvironmentKey {
  return Object.hasOwn(readers, key);
}

function oneOf<const Value extends string>(
  values: readonly Value[],
): (text: string) => Value | null {
  return (text) => values.find((value) => value === text) ?? null;
}

function readWidth(text: string): number | 'full' | null {
  if (text === 'full') {
    return text;
  }
  const width = /^\d+$/.test(text) ? Number(text) : 0;
  return width >= widthRange.min && width <= widthRange.max ? width : null;
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat(undefined, { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
