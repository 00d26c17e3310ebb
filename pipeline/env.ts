import { noThirdParties, type ThirdParties } from '#model/ThirdParties.ts';
import { z } from 'zod';

/** What the build is told by environment variables. */
export interface BuildEnv {
  /** Whether pages carry ads. */
  ads: boolean;
  /** Licence key of the paid packages; empty when there is none. */
  licenseKey: string;
  thirdParties: ThirdParties;
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** Readers reach others by HTTPS only; stand-ins on this machine may do without. */
const address = z.string().refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
});

const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/)));

const environmentSchema = z.object({
  DOCS_ADS: z.enum(['on', 'off']).optional(),
  DOCS_AD_SCRIPT: address.default(''),
  DOCS_AD_FEED: address.default(''),
  DOCS_AD_HOSTS: origins.default([]),
  DOCS_ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .default(''),
  DOCS_ANALYTICS_SCRIPT: address.default('https://www.googletagmanager.com/gtag/js'),
  DOCS_ICON_FONT: address.default(''),
  DOCS_LICENSE_KEY: z
    .string()
    .regex(/^[\w+/=]+$/)
    .default(''),
});

type VariableName = keyof z.infer<typeof environmentSchema>;

const anAddress = 'must be an https address';

const rules: Record<VariableName, string> = {
  DOCS_ADS: 'must be on or off',
  DOCS_AD_SCRIPT: anAddress,
  DOCS_AD_FEED: anAddress,
  DOCS_AD_HOSTS: 'must be https origins separated by spaces, such as https://cdn.example.com',
  DOCS_ANALYTICS_ID: 'must be a measurement id of letters, digits and hyphens',
  DOCS_ANALYTICS_SCRIPT: anAddress,
  DOCS_ICON_FONT: anAddress,
  DOCS_LICENSE_KEY: 'must be the key as it was sent to you',
};

/**
 * Reads everything that is configured about ads, analytics, fonts and the licence; an empty variable is an absent one.
 * Throws one sentence that names the wrong variable; the licence key is never repeated in it.
 */
export function readEnv(
  environment: Record<string, string | undefined>,
  { isDevelopment }: { isDevelopment: boolean },
): BuildEnv {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as VariableName;
    const value = name === 'DOCS_LICENSE_KEY' ? '' : `, but it is "${environment[name]}"`;
    throw new Error(`${name} ${rules[name]}${value}.`);
  }
  const { data } = parsed;
  const analyticsId = data.DOCS_ANALYTICS_ID;
  return {
    ads: data.DOCS_ADS === undefined ? !isDevelopment : data.DOCS_ADS === 'on',
    licenseKey: data.DOCS_LICENSE_KEY,
    thirdParties: {
      ...noThirdParties,
      adScript: data.DOCS_AD_SCRIPT,
      adFeed: data.DOCS_AD_FEED,
      adHosts: data.DOCS_AD_HOSTS,
      analyticsId,
      analyticsScript: analyticsId && data.DOCS_ANALYTICS_SCRIPT,
      iconFont: data.DOCS_ICON_FONT,
    },
  };
}
