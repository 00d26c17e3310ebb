import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { policyOfPage } from '#model/contentSecurityPolicy.ts';
import { framePolicy } from '#model/headerRules.ts';
import type { ServeManifest } from '#model/ServeManifest.ts';

const manifestSchema: z.ZodType<ServeManifest> = z.object({
  policy: z.string(),
  scripts: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.number())),
  renamedPages: z.record(z.string(), z.string()),
});

/** Reads what the build wrote for the server; null for a site that was not built by us. */
export function readServeManifest(serveDir: string): ServeManifest | null {
  let text: string;
  try {
    text = readFileSync(join(serveDir, 'manifest.json'), 'utf8');
  } catch {
    return null;
  }
  return manifestSchema.parse(JSON.parse(text));
}

/** Content security policy of a document by its path below the site's root; null where the document has its own. */
export function policyOfFile(manifest: ServeManifest, file: string): string | null {
  // The frame that runs edited demos allows other things than pages do.
  if (file.startsWith('sandbox/')) {
    return null;
  }
  const hashes = (manifest.pages[file] ?? []).map((position) => manifest.scripts[position] ?? '');
  return `${policyOfPage(manifest.policy, file, hashes)}; ${framePolicy}`;
}
