import { z } from 'zod';

const switchedOn = z.enum(['1', 'true']).transform(() => true);
const switchedOff = z.enum(['0', 'false']).transform(() => false);

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65535)
    .default(3000),
  STRICT_PORT: z.union([switchedOn, switchedOff]).default(false),
  HOST: z.string().min(1).optional(),
  CLIENT_DIR: z.string().min(1).default('build/client'),
});

const rules: Record<string, string> = {
  PORT: 'must be a whole number from 0 to 65535',
  STRICT_PORT: 'must be 1 or 0',
  HOST: 'must be the name or address of a network interface',
  CLIENT_DIR: 'must be a folder',
};

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
}

/** Reads the settings from environment variables; throws one sentence that names the wrong one. */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new Error(`${name} ${rules[name]}, but it is "${environment[name]}".`);
  }
  const { PORT, STRICT_PORT, HOST, CLIENT_DIR } = parsed.data;
  return { port: PORT, strictPort: STRICT_PORT, host: HOST, clientDir: CLIENT_DIR };
}
