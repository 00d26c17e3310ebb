import { languageCodes } from '#model/Language.ts';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentConfig } from '#pipeline/contentConfig.ts';
import {
  stampOf,
  translationStates,
  type TranslationStamps,
} from '#pipeline/checks/translationStates.ts';
import { openDocs } from '#pipeline/openDocs.ts';

/**
 * `npm run i18n`: what is untranslated, and what is stale because the English text changed since.
 * `npm run i18n -- --stamp zh [file …]`: these translations (or all that exist) were checked against today's English.
 */
const { values, positionals } = parseArgs({
  options: { stamp: { type: 'string' } },
  allowPositionals: true,
});
const root = process.cwd();
const stampsFile = path.join(root, 'content/translations/stamps.json');
const stamps = JSON.parse(await readFile(stampsFile, 'utf8')) as TranslationStamps;
const docs = openDocs(contentConfig(root, { watching: false }));

if (values.stamp !== undefined) {
  await stamp(values.stamp, positionals);
}
const states = await translationStates(docs, stamps);
for (const state of ['untranslated', 'stale', 'current'] as const) {
  const files = states.filter((entry) => entry.state === state);
  console.log(`${state}: ${files.length}`);
  files.forEach(
    ({ language, file }) => state !== 'current' && console.log(`  ${language} ${file}`),
  );
}

async function stamp(language: string, files: string[]): Promise<void> {
  const known = languageCodes.find((code) => code === language);
  if (!known) {
    console.error(`There is no language "${language}".`);
    process.exit(1);
  }
  const translated = (await translationStates(docs, stamps)).filter(
    (entry) => entry.language === known && entry.state !== 'untranslated',
  );
  const chosen =
    files.length > 0 ? translated.filter(({ file }) => files.includes(file)) : translated;
  const next = { ...stamps[known] };
  for (const { file } of chosen) {
    next[file] = await stampOf(path.join(root, file));
  }
  stamps[known] = Object.fromEntries(Object.entries(next).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(stampsFile, `${JSON.stringify(stamps, null, 2)}\n`);
  console.log(`Stamped ${chosen.length} files in ${known}.`);
}
