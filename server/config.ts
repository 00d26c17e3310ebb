import { z } from 'zod';
import type { DatabaseLocation } from './database/DatabaseLocation.ts';
import type { LogFormat } from './log.ts';

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
  MCP: onOrOff.default(true),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  LOG_FORMAT: z.enum(['text', 'json']).default('text'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  FEEDBACK_FILE: z.string().min(1).default('data/feedback.db'),
  FEEDBACK_PER_CLIENT: wholeNumber(1, 999_999_999).default(20),
  FEEDBACK_PER_PAGE: wholeNumber(1, 999_999_999).default(120),
  FEEDBACK_DAYS: wholeNumber(0, 36_500).default(730),
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
  MCP: 'must be 1 or 0',
  TRUSTED_PROXIES: 'must be a whole number from 0 to 10',
  LOG_FORMAT: 'must be text or json',
  DATABASE_URL: 'must start with postgres://',
  FEEDBACK_FILE: 'must be the path of a file',
  FEEDBACK_PER_CLIENT: 'must be a whole number from 1',
  FEEDBACK_PER_PAGE: 'must be a whole number from 1',
  FEEDBACK_DAYS: 'must be a whole number from 0 to 36500',
  FEEDBACK_ORIGINS: 'must list origins such as https://docs.example.com, separated by spaces',
};

// The address of a database holds a password, and messages end up in logs.
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
  /** Readers reach the site by HTTPS, and browsers shall keep to it. */
  https: boolean;
  /** Assistants may ask about the documentation at `/mcp`. */
  mcp: boolean;
  logFormat: LogFormat;
  feedback: {
    database: DatabaseLocation;
    /** Submissions per minute and reader. */
    perClient: number;
    /** Submissions per minute and page. */
    perPage: number;
    /** How long they are kept; 0 means for ever. */
    days: number;
    /** Other origins whose pages may send feedback. */
    origins: string[];
    /** Proxies between readers and the server, each of which appends to `x-forwarded-for`. */
    proxies: number;
  };
}

/** Reads the settings from environment variables; throws one sentence that names the wrong one. */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof rules;
    const value = secrets.has(name) ? '' : `, but it is "${environment[name]}"`;
    throw new Error(`${name} ${rules[name]}${value}.`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    strictPort: data.STRICT_PORT,
    host: data.HOST,
    clientDir: data.CLIENT_DIR,
    https: data.HTTPS,
    mcp: data.MCP,
    logFormat: data.LOG_FORMAT,
    feedback: {
      database: data.DATABASE_URL
        ? { kind: 'postgres', url: data.DATABASE_URL }
        : { kind: 'file', path: data.FEEDBACK_FILE },
      perClient: data.FEEDBACK_PER_CLIENT,
      perPage: data.FEEDBACK_PER_PAGE,
      days: data.FEEDBACK_DAYS,
      origins: data.FEEDBACK_ORIGINS,
      proxies: data.TRUSTED_PROXIES,
    },
  };
}
