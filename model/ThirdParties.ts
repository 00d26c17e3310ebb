import type { PolicyHosts } from './contentSecurityPolicy.ts';

/** Services of others the site may use; an empty text means that a service is off. */
export interface ThirdParties {
  /** Address of the script that puts the network's ad into a page. */
  adScript: string;
  /** Address that answers with ads as JSON. */
  adFeed: string;
  /** Further hosts ads load their pictures, pixels and scripts from. */
  adHosts: readonly string[];
  /** Measurement id of the analytics property. */
  analyticsId: string;
  /** Address of the script that takes the events. */
  analyticsScript: string;
  /** Address of the icon font's style sheet. */
  iconFont: string;
}

/** No third parties at all. */
export const noThirdParties: ThirdParties = {
  adScript: '',
  adFeed: '',
  adHosts: [],
  analyticsId: '',
  analyticsScript: '',
  iconFont: '',
};

/** Further hosts that a well-known one loads from or talks to. */
const companions: Record<string, Partial<PolicyHosts>> = {
  'https://www.googletagmanager.com': {
    images: ['https://*.google-analytics.com'],
    connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  'https://fonts.googleapis.com': { fonts: ['https://fonts.gstatic.com'] },
};

/** What a content security policy must allow for a configuration, and no more. */
export function thirdPartyHosts(thirdParties: ThirdParties): PolicyHosts {
  const { adScript, adFeed, adHosts, analyticsId, analyticsScript, iconFont } = thirdParties;
  const script = originsOf(adScript);
  const feed = originsOf(adFeed);
  const analytics = analyticsId ? originsOf(analyticsScript) : [];
  const font = originsOf(iconFont);
  const known = [...analytics, ...font];

  function allow(use: keyof PolicyHosts, ...origins: readonly string[]): string[] {
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
