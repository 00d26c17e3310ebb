import type { ThirdParties } from './ThirdParties.ts';

/** Hosts of others a page may use, by what for; each entry is a source of a content security policy. */
export interface ThirdPartyHosts {
  scripts: string[];
  styles: string[];
  fonts: string[];
  images: string[];
  /** Requests by script. */
  connections: string[];
  frames: string[];
}

/** Hosts that follow from a well-known one: what it loads or talks to by itself. */
const companions: Record<string, Partial<ThirdPartyHosts>> = {
  'https://www.googletagmanager.com': {
    images: ['https://*.google-analytics.com'],
    connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  'https://fonts.googleapis.com': { fonts: ['https://fonts.gstatic.com'] },
};

/** What a content security policy must allow for a configuration, and no more. */
export function thirdPartyHosts(thirdParties: ThirdParties): ThirdPartyHosts {
  const { adScript, adFeed, adHosts, analyticsId, analyticsScript, iconFont } = thirdParties;
  const script = originsOf(adScript);
  const feed = originsOf(adFeed);
  const analytics = analyticsId ? originsOf(analyticsScript) : [];
  const font = originsOf(iconFont);
  const known = [...analytics, ...font];

  function allow(use: keyof ThirdPartyHosts, ...origins: readonly string[]): string[] {
    return [
      ...new Set([...origins, ...known.flatMap((origin) => companions[origin]?.[use] ?? [])]),
    ];
  }
  return {
    scripts: allow('scripts', ...script, ...adHosts, ...analytics),
    styles: allow('styles', ...font),
    fonts: allow('fonts', ...font),
    images: allow('images', ...script, ...feed, ...adHosts, ...analytics),
    connections: allow('connections', ...script, ...feed, ...adHosts, ...analytics),
    frames: allow('frames'),
  };
}

/** The model knows no browser and no Node, so there is no URL class to ask. */
function originsOf(address: string): string[] {
  const origin = /^https?:\/\/[^/?#]+/.exec(address)?.[0];
  return origin === undefined ? [] : [origin];
}
