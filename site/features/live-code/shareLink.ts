import { parseProjectFiles, projectLimits, type ProjectFiles } from './LiveProject.ts';

/** Longest link created; mail and chat programs truncate longer ones. */
export const longestLink = 30_000;

/** Precedes the code in the hash; the number is the version of the encoding. */
const prefix = '#code=1.';

/** Why a link could not be decoded. */
export type DecodeProblem = 'garbled' | 'tooLarge' | 'invalid';

/** Result of decoding a link. */
export type DecodedLink =
  { kind: 'project'; project: ProjectFiles } | { kind: 'problem'; problem: DecodeProblem };

/** Whether a hash holds code. */
export function holdsCode(hash: string): boolean {
  return hash.startsWith('#code=');
}

/** A project as the hash of an address: deflated, then URL-safe base64. */
export async function encodeProject({ files, entry }: ProjectFiles): Promise<string> {
  const json = JSON.stringify({ files, entry });
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) {
    binary += String.fromCharCode(byte);
  }
  const base64 = btoa(binary);
  return prefix + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes an untrusted hash: every step has a limit, and nothing is run. */
export async function decodeProject(hash: string): Promise<DecodedLink> {
  if (hash.length > longestLink) {
    return { kind: 'problem', problem: 'tooLarge' };
  }
  if (!hash.startsWith(prefix)) {
    return { kind: 'problem', problem: 'invalid' };
  }
  let json: string | null;
  try {
    json = await inflate(toBytes(hash.slice(prefix.length)));
  } catch {
    return { kind: 'problem', problem: 'garbled' };
  }
  if (json === null) {
    return { kind: 'problem', problem: 'tooLarge' };
  }
  const project = parseProjectFiles(parseJson(json));
  return project ? { kind: 'project', project } : { kind: 'problem', problem: 'invalid' };
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Inflates in chunks; null once it exceeds any project, so that a small link cannot fill the memory. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const limit = projectLimits.characters * 4;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
