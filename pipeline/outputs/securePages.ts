import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { contentSecurityPolicy, policyOfPage } from '#model/contentSecurityPolicy.ts';
import type { PolicyHosts } from '#model/PolicyHosts.ts';
import type { ServeManifest } from '#model/ServeManifest.ts';
import { inlineScriptHashes } from './inlineScriptHashes.ts';

/** The frame that runs edited demos has a policy of its own. */
const ownPolicy = ['sandbox/**'];

type Policies = Pick<ServeManifest, 'policy' | 'scripts' | 'pages'>;

/** Writes its policy into each document, for hosts that cannot send one, and answers the same policies for the server. */
export async function securePages(clientDir: string, hosts: PolicyHosts): Promise<Policies> {
  const policy = contentSecurityPolicy(hosts);
  const scripts = new Map<string, number>();
  const pages: Record<string, number[]> = {};
  const files = await glob('**/*.html', { cwd: clientDir, ignore: ownPolicy });
  for (const file of files.sort()) {
    const html = await readFile(path.join(clientDir, file), 'utf8');
    const hashes = inlineScriptHashes(html);
    pages[file] = hashes.map((hash) => {
      const position = scripts.get(hash) ?? scripts.size;
      scripts.set(hash, position);
      return position;
    });
    await writeFile(path.join(clientDir, file), withPolicy(html, policyOfPage(policy, hashes)));
  }
  return { policy, scripts: [...scripts.keys()], pages };
}

/** The policy must come before the first thing it governs, and after the encoding, which must come first of all. */
function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<head>(<meta charset="[^"]*"\s*\/?>)?/i, (start) => start + meta);
}
