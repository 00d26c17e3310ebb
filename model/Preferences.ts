import { keysOf } from './keysOf.ts';

/**
 * Preferences with a few values each, the default first. Whatever is listed here is stored, and offered in the settings
 * and in the search palette; its messages are `settings.<name>`, `settings.values.<value>`, `search.commands.<name>=<value>`
 * and `search.commandKeywords.<name>=<value>`.
 */
export const preferences = {
  codeVariant: ['TS', 'JS'],
  codeStyling: ['MUI System', 'Tailwind', 'CSS'],
} as const;

/** Name of a preference. */
export type PreferenceName = keyof typeof preferences;

/** A value for each preference. */
export type Preferences = { [Name in PreferenceName]: (typeof preferences)[Name][number] };

/** Names of all preferences. */
export const preferenceNames: PreferenceName[] = /* @__PURE__ */ keysOf(preferences);

/** The preferences of a reader who has chosen nothing. */
// An object made from entries has no names in its type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const defaultPreferences = /* @__PURE__ */ Object.fromEntries(
  preferenceNames.map((name) => [name, preferences[name][0]]),
) as Preferences;

/** Language a demo's code is shown in. */
export type CodeVariant = Preferences['codeVariant'];

/** How a demo with variants is styled. */
export type CodeStyling = Preferences['codeStyling'];

/** Stylings by their name in file names and anchors; the first is the default of a demo. */
export const stylingSlugs = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
} as const satisfies Record<string, CodeStyling>;

/** Name of a styling in file names and anchors. */
export function stylingSlug(styling: CodeStyling): keyof typeof stylingSlugs {
  return styling === 'CSS' ? 'css' : styling === 'Tailwind' ? 'tailwind' : 'system';
}

/** What the fragment of a URL says about a demo. */
export interface DemoHash {
  name: string;
  /** Null for a link to the demo itself, not to its code. */
  variant: CodeVariant | null;
  /** Null when the link does not name one. */
  styling: CodeStyling | null;
}

/** Reads `#BasicItems`, `#BasicItems.tsx`, `#tailwind-BasicItems.js`; null for any other anchor. */
export function parseDemoHash(hash: string): DemoHash | null {
  const match = /^#(?:(system|tailwind|css)-)?([A-Z]\w*)(?:\.(js|tsx))?$/.exec(hash);
  if (!match?.[2]) {
    return null;
  }
  const [, slug, name, extension] = match;
  return {
    name,
    variant: extension === 'js' ? 'JS' : extension === 'tsx' ? 'TS' : null,
    styling: preferences.codeStyling.find((styling) => stylingSlug(styling) === slug) ?? null,
  };
}
