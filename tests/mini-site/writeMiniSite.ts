import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocsConfig } from '#pipeline/docs/DocsConfig.ts';
import { miniSiteConfig } from './miniSiteConfig.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Contents of files below `content/`; null removes one. */
export type FileChanges = Record<string, string | null>;

/** Copies the mini-site into a temporary folder and changes some of its files. */
export async function writeMiniSite(changes: FileChanges = {}): Promise<DocsConfig> {
  const folder = await temporaryFolder();
  const config = miniSiteConfig(path.join(folder, '.cache'), folder);
  await cp(path.join(import.meta.dirname, 'content'), config.contentDir, { recursive: true });
  await changeFiles(config, changes);
  return config;
}

/** Writes and removes files of a copied mini-site. */
export async function changeFiles(config: DocsConfig, changes: FileChanges): Promise<void> {
  for (const [name, text] of Object.entries(changes)) {
    const file = path.join(config.contentDir, name);
    if (text === null) {
      await rm(file);
    } else {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}
