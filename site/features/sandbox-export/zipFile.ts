import { strToU8, zipSync } from 'fflate';
import type { SandboxProject } from './SandboxProject.ts';

/** A project as an archive that unpacks into one folder of its name. */
export function zipFile({ name, files }: SandboxProject): {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
} {
  const entries = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  return { name: `${name}.zip`, bytes: zipSync(Object.fromEntries(entries), { level: 9 }) };
}
