import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { kilobytes, type ImportCost, type ImportCostRecord } from '#model/api/ImportCost.ts';
import { openApiReference } from '#pipeline/api/openApiReference.ts';
import { openDiskCache } from '#pipeline/cache/DiskCache.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { measuredVersions } from '#pipeline/packages/measuredVersions.ts';
import { findSizeIncreases } from './import-costs/findSizeIncreases.ts';
import { measureImport } from './import-costs/measureImport.ts';

/**
 * `npm run import-costs`: bundles the import of every component of the API reference and records what each costs. A rise
 * beyond the budget is not recorded, unless `--accept` says that it is known.
 */
const recordFile = 'content/quality/importCosts.json';
const adapters = ['AdapterDayjs', 'AdapterDateFns', 'AdapterLuxon', 'AdapterMoment'];

const { root, cacheDir, apiScopes } = contentConfig(process.cwd(), { watching: false });
const reference = openApiReference(root, apiScopes, openDiskCache(cacheDir));
const components: Record<string, ImportCost> = {};
for (const { product } of apiScopes) {
  for (const { kind, path, imports } of (await reference.extract(product)).pages) {
    const [statement] = imports;
    if (kind === 'component' && statement) {
      components[path] = await measureImport(statement);
    }
  }
  console.log(`${product}: ${Object.keys(components).length} imports measured so far.`);
}

const record: ImportCostRecord = {
  date: new Date().toISOString().slice(0, 10),
  versions: measuredVersions(root),
  components,
  adapters: Object.fromEntries(
    await Promise.all(
      adapters.map(async (name) => [
        name,
        await measureImport(`import { ${name} } from '@mui/x-date-pickers/${name}';`),
      ]),
    ),
  ),
};

const before = existsSync(recordFile)
  ? (JSON.parse(readFileSync(recordFile, 'utf8')) as ImportCostRecord)
  : record;
const increases = findSizeIncreases(before, record);
for (const increase of increases) {
  console.log(
    `${increase.name} rose from ${kilobytes(increase.before)} to ${kilobytes(increase.after)} kB.`,
  );
}
if (increases.length > 0 && !process.argv.includes('--accept')) {
  console.error('Not recorded. Find the reason, then run npm run import-costs -- --accept.');
  process.exitCode = 1;
} else {
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  console.log(`Recorded in ${recordFile}.`);
}
