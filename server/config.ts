import { z } from 'zod';
import { keysOf } from '#model/keysOf.ts';
import type { DatabaseLocation } from './database/openDatabase.ts';
import type { CertificateFiles } from './http/Certificate.ts';
import type { LogFormat } from './http/log.ts';

const onOrOff = z.union([
  z.enum(['1', 'true']).transform(() => true),
  z.enum(['0', 'false']).transform(() => false),
]);
const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= from && number <= to);

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  STRICT_PORT: onOrOff.default(false),
  HOST: z.string().min(1).optional(),
  CLIENT_DIR: z.string().min(1).default('build/client'),
  HTTPS: onOrOff.default(false),
  HTTPS_SUBDOMAINS: onOrOff.default(false),
  TLS_CERT: z.string().min(1).optional(),
  TLS_KEY: z.string().min(1).optional(),
  MCP: onOrOff.default(true),
  MCP_PER_CLIENT: wholeNumber(1, 999_999_999).default(120),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  LOG_FORMAT: z.enum(['text', 'json']).default('text'),
  LOG_SAMPLE: z
    .string()
    .regex(/^(0|1|0?\.\d{1,6})$/)
    .transform(Number)
    .default(0),
  METRICS_PORT: wholeNumber(1, 65535).optional(),
  PROCESSES: wholeNumber(1, 64).default(1),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  FEEDBACK_FILE: z.string().min(1).default('data/feedback.db'),
  FEEDBACK_PER_CLIENT: wholeNumber(1, 999_999_999).default(20),
  FEEDBACK_PER_PAGE: wholeNumber(1, 999_999_999).default(120),
  FEEDBACK_DAYS: wholeNumber(0, 36_500).default(730),
  INSIGHT: onOrOff.default(true),
  INSIGHT_PER_CLIENT: wholeNumber(1, 999_999_999).default(120),
  INSIGHT_DAYS: wholeNumber(0, 36_500).default(400),
  FEEDBACK_ORIGINS: z
    .string()
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/)))
    .default([]),
});

const rules: Record<keyof z.input<typeof environmentSchema>, string> = {
  PORT: 'must be a whole number from 0 to 65535',
  STRICT_PORT: 'must be 1 or 0',
  HOST: 'must be the name or address of a network interface',
  CLIENT_DIR: 'must be a folder',
  HTTPS: 'must be 1 or 0',
  HTTPS_SUBDOMAINS: 'must be 1 or 0',
  TLS_CERT: 'must be the path of a certificate',
  TLS_KEY: 'must be the path of a private key',
  MCP: 'must be 1 or 0',
  MCP_PER_CLIENT: 'must be a whole number from 1',
  TRUSTED_PROXIES: 'must be a whole number from 0 to 10',
  LOG_FORMAT: 'must be text or json',
  LOG_SAMPLE: 'must be a share of requests from 0 to 1, such as 0.01',
  METRICS_PORT: 'must be a whole number from 1 to 65535',
  PROCESSES: 'must be a whole number from 1 to 64',
  DATABASE_URL: 'must start with postgres://',
  FEEDBACK_FILE: 'must be the path of a file',
  FEEDBACK_PER_CLIENT: 'must be a whole number from 1',
  FEEDBACK_PER_PAGE: 'must be a whole number from 1',
  FEEDBACK_DAYS: 'must be a whole number from 0 to 36500',
  INSIGHT: 'must be 1 or 0',
  INSIGHT_PER_CLIENT: 'must be a whole number from 1',
  INSIGHT_DAYS: 'must be a whole number from 0 to 36500',
  FEEDBACK_ORIGINS: 'must list origins such as https://docs.example.com, separated by spaces',
};

// The URL of a database contains a password, and messages end up in logs.
const secrets = new Set(['DATABASE_URL']);

/** Settings of the server, read once at start. */
export interface ServerConfig {
  /** First port to try; 0 lets the system choose. */
  port: number;
  /** Fail when the port is taken instead of trying the next one. */
  strictPort: boolean;
  /** Interface to listen on; absent means all of them. */
  host: string | undefined;
  /** Folder of the built site, absolute or relative to the working directory. */
  clientDir: string;
  /** Readers use HTTPS, and browsers are told to insist on it. */
  https: boolean;
  /** All subdomains of the site use HTTPS as well. */
  httpsSubdomains: boolean;
  /** What the server speaks HTTPS with by itself; absent where a proxy does, or nobody. */
  certificate: CertificateFiles | undefined;
  /** How much assistants may ask about the documentation at `/mcp`; null for not at all. */
  mcp: {
    /** Messages per minute and client. */
    perClient: number;
    /** As for feedback. */
    proxies: number;
  } | null;
  logFormat: LogFormat;
  /** The share of requests that is logged. */
  logSample: number;
  /** Local port that shows counters; absent means that nothing is counted. */
  metricsPort: number | undefined;
  /** Processes that share the port. */
  processes: number;
  /** Where feedback and insight are stored. */
  database: DatabaseLocation;
  feedback: {
    /** Submissions per minute and reader. */
    perClient: number;
    /** Submissions per minute and page. */
    perPage: number;
    /** How long they are stored; 0 means forever. */
    days: number;
    /** Other origins whose pages may send feedback. */
    origins: string[];
    /** Proxies between readers and the server, each of which appends to `x-forwarded-for`. */
    proxies: number;
  };
  /** How much of what happens on pages is counted; null for nothing. */
  insight: {
    /** Reports per minute and reader. */
    perClient: number;
    /** How long counts are stored; 0 means forever. */
    days: number;
    /** As for feedback. */
    proxies: number;
  } | null;
}

/** Reads the settings from environment variables; throws an error that names the invalid one. */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const invalid = parsed.error.issues[0]?.path[0];
    const name = keysOf(rules).find((rule) => rule === invalid);
    if (!name) {
      throw parsed.error;
    }
    const value = secrets.has(name) ? '' : `, but it is "${environment[name]}"`;
    throw new Error(`${name} ${rules[name]}${value}.`);
  }
  const { data } = parsed;
  const certificate = certificateFiles(data.TLS_CERT, data.TLS_KEY);
  return {
    port: data.PORT,
    strictPort: data.STRICT_PORT,
    host: data.HOST,
    clientDir: data.CLIENT_DIR,
    https: data.HTTPS || certificate !== undefined,
    httpsSubdomains: data.HTTPS_SUBDOMAINS,
    certificate,
    mcp: data.MCP ? { perClient: data.MCP_PER_CLIENT, proxies: data.TRUSTED_PROXIES } : null,
    logFormat: data.LOG_FORMAT,
    logSample: data.LOG_SAMPLE,
    metricsPort: data.METRICS_PORT,
    processes: data.PROCESSES,
    database: data.DATABASE_URL
      ? { kind: 'postgres', url: data.DATABASE_URL }
      : { kind: 'file', path: data.FEEDBACK_FILE },
    insight: data.INSIGHT
      ? {
          perClient: data.INSIGHT_PER_CLIENT,
          days: data.INSIGHT_DAYS,
          proxies: data.TRUSTED_PROXIES,
        }
      : null,
    feedback: {
      perClient: data.FEEDBACK_PER_CLIENT,
      perPage: data.FEEDBACK_PER_PAGE,
      days: data.FEEDBACK_DAYS,
      origins: data.FEEDBACK_ORIGINS,
      proxies: data.TRUSTED_PROXIES,
    },
  };
}

function certificateFiles(
  cert: string | undefined,
  key: string | undefined,
): CertificateFiles | undefined {
  if (cert === undefined && key === undefined) {
    return undefined;
  }
  if (cert === undefined || key === undefined) {
    throw new Error('TLS_CERT and TLS_KEY must be given together.');
  }
  return { cert, key };
}
