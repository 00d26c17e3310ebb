import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

const epochSchema = z.string().regex(/^\d{1,12}$/, 'must be a number of seconds since 1970');

/**
 * Day of the sources a site is built from, `YYYY-MM-DD`, so that two builds of them are alike: `SOURCE_DATE_EPOCH`
 * where it is set, else the last commit; null where neither is known.
 */
export async function readSourceDate(
  root: string,
  { SOURCE_DATE_EPOCH: epoch }: Record<string, string | undefined>,
): Promise<string | null> {
  if (epoch) {
    const parsed = epochSchema.safeParse(epoch);
    if (!parsed.success) {
      throw new Error(`SOURCE_DATE_EPOCH ${parsed.error.issues[0]?.message}. It is "${epoch}".`);
    }
    return new Date(Number(parsed.data) * 1000).toISOString().slice(0, 10);
  }
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%cs'], { cwd: root });
    return stdout.trim() || null;
  } catch {
    // Not a checkout, or no git.
    return null;
  }
}
