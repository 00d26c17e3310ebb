import { type CodeStyling, type CodeVariant, stylingSlugs } from './CodePreferences.ts';

/** What the part of an address after `#` says about a demo. */
export interface DemoHash {
  name: string;
  /** Null for a link to the demo itself, not to its code. */
  variant: CodeVariant | null;
  /** Null when the link leaves the styling to the reader. */
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
    styling: slug ? stylingSlugs[slug as keyof typeof stylingSlugs] : null,
  };
}
