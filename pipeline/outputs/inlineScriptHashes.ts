import { createHash } from 'node:crypto';

const inlineScript = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g;

/** Types of script elements that hold data; browsers never run them, so no policy applies. */
const dataTypes = /\stype="(?!module"|text\/javascript"|importmap")[^"]*"/;

/** Hashes of the scripts written into a document, as a content security policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].flatMap(([, attributes = '', source = '']) =>
    /\ssrc=/.test(attributes) || dataTypes.test(attributes) ? [] : [hashOf(source)],
  );
  return [...new Set(hashes)];
}

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
