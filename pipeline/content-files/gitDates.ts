import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { phrasesName } from './readPhrases.ts';

const run = promisify(execFile);

/**
 * Day of the last commit in each page folder, by absolute path; empty outside a Git checkout. Phrases for the search do not
 * count: nobody reads them.
 */
export async function readGitDates(contentDir: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  try {
    const { stdout } = await run(
      'git',
      ['log', '--format=@%cs', '--name-only', '--relative', '--no-renames', '--', '.'],
      { cwd: contentDir, maxBuffer: 256 * 1024 * 1024 },
    );
    let day = '';
    for (const line of stdout.split('\n')) {
      if (line.startsWith('@')) {
        day = line.slice(1);
      } else if (line !== '' && path.basename(line) !== phrasesName) {
        const folder = path
          .join(contentDir, path.dirname(line))
          .replace(/[\\/]demos([\\/].*)?$/, '');
        if (!dates.has(folder)) {
          dates.set(folder, day);
        }
      }
    }
  } catch {
    // Not a checkout, or no Git: pages have no date.
  }
  return dates;
}
