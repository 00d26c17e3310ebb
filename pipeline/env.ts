import { noThirdParties, type ThirdParties } from '#model/ThirdParties.ts';
import { z } from 'zod';

/** What the build is told by environment variables. */
export interface BuildEnv {
  /** Whether pages carry ads. */
  ads: boolean;
  /** Whether pages report to the site's own server what happens on them. */
  insight: boolean;
  /** License key of the paid packages; empty when there is none. */
  licenseKey: string;
  thirdParties: ThirdParties;
  /** Address that takes feedback when the site is on a static host; empty when its own server takes it. */
  feedbackUrl: string;
  /** Repository of this site and the branch that readers see and edit; null means that no link leads to its files. */
  repository: { url: string; branch: string } | null;
  /** Text in the names of the hosts the offline worker is registered on; empty means none. */
  workerHost: string;
  /** Whether this release removes the offline worker from every reader's browser. */
  killWorker: boolean;
  /** Commit of the library that exported projects install; null for its published packages. */
  commitReference: string | null;
  /** Day the sources were last changed, as `YYYY-MM-DD`; null when the last commit decides. */
  sourceDate: string | null;
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

const parseUrl = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** Readers reach third parties by HTTPS only; stand-ins on this machine may do without. */
const httpsUrl = z.string().refine((text) => {
  const url = parseUrl(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
});

const webUrl = z.string().refine((text) => /^https?:$/.test(parseUrl(text)?.protocol ?? ''));

const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/)));

/** Every variable a build reads; the README describes them for readers. */
export const environmentSchema = z.object({
  DOCS_ADS: z.enum(['on', 'off']).optional(),
  DOCS_AD_SCRIPT: httpsUrl.default(''),
  DOCS_AD_FEED: httpsUrl.default(''),
  DOCS_AD_HOSTS: origins.default([]),
  DOCS_ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .default(''),
  DOCS_ANALYTICS_SCRIPT: httpsUrl.default('https://www.googletagmanager.com/gtag/js'),
  DOCS_ICON_FONT: httpsUrl.default(''),
  DOCS_INSIGHT: z.enum(['on', 'off']).optional(),
  DOCS_LICENSE_KEY: z
    .string()
    .regex(/^[\w+/=]+$/)
    .default(''),
  DOCS_REPOSITORY: z
    .string()
    .regex(/^https:\/\/[\w.-]+(?:\/[\w.-]+)+(?:#[\w./-]+)?$/)
    .optional(),
  FEEDBACK_URL: webUrl.default(''),
  WORKER_HOST: z
    .string()
    .regex(/^[\w.:[\]-]*$/)
    .default('mui.com'),
  KILL_WORKER: z.enum(['0', '1']).default('0'),
  MUI_X_COMMIT: z
    .string()
    .regex(/^[\da-f]{8,40}$/)
    .optional(),
  SOURCE_DATE_EPOCH: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
});

type VariableName = keyof z.infer<typeof environmentSchema>;

const httpsUrlRule = 'must be an https address';

const rules: Record<VariableName, string> = {
  DOCS_ADS: 'must be on or off',
  DOCS_AD_SCRIPT: httpsUrlRule,
  DOCS_AD_FEED: httpsUrlRule,
  DOCS_AD_HOSTS: 'must be https origins separated by spaces, such as https://cdn.example.com',
  DOCS_ANALYTICS_ID: 'must be a measurement id of letters, digits and hyphens',
  DOCS_ANALYTICS_SCRIPT: httpsUrlRule,
  DOCS_ICON_FONT: httpsUrlRule,
  DOCS_INSIGHT: 'must be on or off',
  DOCS_LICENSE_KEY: 'must be the key as it was sent to you',
  DOCS_REPOSITORY:
    'must be the https address of a repository, with a branch after # if it is not main',
  FEEDBACK_URL: 'must be a whole address',
  WORKER_HOST: 'must be a host name',
  KILL_WORKER: 'must be 1 or 0',
  MUI_X_COMMIT: 'must be a commit of the library, 8 to 40 hexadecimal digits in lower case',
  SOURCE_DATE_EPOCH: 'must be a number of seconds since 1970',
};

/** Variables that mean something when they are empty; any other empty variable counts as absent. */
const emptyIsAValue = new Set<string>(['WORKER_HOST'] satisfies VariableName[]);

/** Reads the configuration of a build. Throws one sentence that names the wrong variable, without repeating a license key. */
export function readEnv(
  environment: Record<string, string | undefined>,
  { isDevelopment = false }: { isDevelopment?: boolean } = {},
): BuildEnv {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value !== '' || emptyIsAValue.has(name)),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as VariableName;
    const value = name === 'DOCS_LICENSE_KEY' ? '' : `, but it is "${environment[name]}"`;
    throw new Error(`${name} ${rules[name]}${value}.`);
  }
  const { data } = parsed;
  const killWorker = data.KILL_WORKER === '1';
  return {
    ads: data.DOCS_ADS === undefined ? !isDevelopment : data.DOCS_ADS === 'on',
    insight: data.DOCS_INSIGHT === undefined ? !isDevelopment : data.DOCS_INSIGHT === 'on',
    licenseKey: data.DOCS_LICENSE_KEY,
    thirdParties: {
      ...noThirdParties,
      adScript: data.DOCS_AD_SCRIPT,
      adFeed: data.DOCS_AD_FEED,
      adHosts: data.DOCS_AD_HOSTS,
      analyticsId: data.DOCS_ANALYTICS_ID,
      analyticsScript: data.DOCS_ANALYTICS_ID && data.DOCS_ANALYTICS_SCRIPT,
      iconFont: data.DOCS_ICON_FONT,
    },
    feedbackUrl: data.FEEDBACK_URL,
    repository: data.DOCS_REPOSITORY === undefined ? null : toRepository(data.DOCS_REPOSITORY),
    workerHost: killWorker ? '' : data.WORKER_HOST,
    killWorker,
    commitReference: data.MUI_X_COMMIT ?? null,
    sourceDate:
      data.SOURCE_DATE_EPOCH === undefined
        ? null
        : new Date(Number(data.SOURCE_DATE_EPOCH) * 1000).toISOString().slice(0, 10),
  };
}

function toRepository(address: string): { url: string; branch: string } {
  const [url = '', branch = 'main'] = address.split('#');
  return { url, branch };
}
