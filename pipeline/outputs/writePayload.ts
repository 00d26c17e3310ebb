import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PagePayload } from '#model/PagePayload.ts';
import { payloadPath } from '#model/payloadPath.ts';
import type { StandalonePayload } from '#model/StandalonePayload.ts';

/** Writes the payload of a page into the site that is being built in `root`. */
export async function writePayload(
  root: string,
  page: string,
  payload: PagePayload | StandalonePayload,
): Promise<void> {
  const file = path.join(root, 'build/client', payloadPath(page));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(payload));
}
