import {
  contentSecurityPolicy,
  type PolicyHosts,
  policyOfPage,
} from '#model/contentSecurityPolicy.ts';
import { type ThirdParties, thirdPartyHosts } from '#model/ThirdParties.ts';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { ServeManifest } from '#model/ServeManifest.ts';

/** Hosts pages may connect to: those of the configured third parties, and of a feedback server on another host. */
export function policyHosts(thirdParties: ThirdParties, feedbackUrl: string): PolicyHosts {
  const hosts = thirdPartyHosts(thirdParties);
  return feedbackUrl
    ? { ...hosts, connections: [...hosts.connections, new URL(feedbackUrl).origin] }
    : hosts;
}

const inlineScript = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g;

/** Types of script elements that contain data; browsers do not run them, so no policy applies. */
const dataTypes = /\stype="(?!module"|text\/javascript"|importmap")[^"]*"/;

/** Hashes of a document's inline scripts, in the format of a content security policy. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].flatMap(([, attributes = '', source = '']) =>
    /\ssrc=/.test(attributes) || dataTypes.test(attributes) ? [] : [hashOf(source)],
  );
  return [...new Set(hashes)];
}

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** The frame that runs edited demos has its own policy. */
const withOwnPolicy = ['sandbox/**'];

type Policies = Pick<ServeManifest, 'policy' | 'scripts' | 'pages'>;

/** Writes its policy into each document, for hosts that cannot send headers, and returns the policies for our server. */
export async function securePages(clientDir: string, hosts: PolicyHosts): Promise<Policies> {
  const policy = contentSecurityPolicy(hosts);
  const scripts = new Map<string, number>();
  const pages: Record<string, number[]> = {};
  const files = await glob('**/*.html', { cwd: clientDir, ignore: withOwnPolicy });
  for (const file of files.sort()) {
    const html = await readFile(path.join(clientDir, file), 'utf8');
    const hashes = inlineScriptHashes(html);
    pages[file] = hashes.map((hash) => {
      const position = scripts.get(hash) ?? scripts.size;
      scripts.set(hash, position);
      return position;
    });
    const text = policyOfPage(policy, file, hashes);
    await writeFile(path.join(clientDir, file), withPolicy(html, text));
  }
  return { policy, scripts: [...scripts.keys()], pages };
}

/** The policy must precede everything it applies to, but the charset must be first. */
function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<head>(<meta charset="[^"]*"\s*\/?>)?/i, (start) => start + meta);
}
