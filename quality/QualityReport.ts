import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languageCodes } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import { readApiPackages } from '#pipeline/api/extract/apiPackages.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { type ApiCoverage, measureApiCoverage } from './apiCoverage.ts';
import { countPages, countText, type PageCounts, type TextCount } from './contentCounts.ts';
import { readCommitDate } from './readCommitDate.ts';
import {
  type BenchRecord,
  type PeersRecord,
  readBenchRecord,
  readPeersRecord,
  readRelevanceRecord,
  readSnapshotRecord,
  readTestRecord,
  readVisitRecord,
  type RelevanceRecord,
  type SnapshotRecord,
  type VisitRecord,
} from './records.ts';
import { compareSpec, parseSpec, type SpecReport } from './specification.ts';
import { measureVersionCoverage, type VersionCoverage } from './versionCoverage.ts';

/** All facts on the quality page, before they are written in a language. */
export interface QualityReport {
  /** Pages of one language; every language has the same number. */
  pages: PageCounts;
  text: Record<Language, TextCount>;
  /** Demos on the guides, which all languages share. */
  demos: number;
  bench: BenchRecord;
  /** Null before the first comparison. */
  peers: PeersRecord | null;
  visit: VisitRecord;
  /** Null before the first comparison. */
  snapshots: SnapshotRecord | null;
  relevance: RelevanceRecord;
  spec: SpecReport;
  /** One per product. */
  apis: ApiCoverage[];
  /** One per package. */
  versions: VersionCoverage[];
  /** Version the documentation is labeled with. */
  label: string;
  /** Day of the sources the site is built from, `YYYY-MM-DD`. */
  sourceDate: string;
}

/** Gathers the report from the pages, the API reference, the specification and the committed records. */
export async function readQualityReport(
  docs: Pick<Docs, 'config' | 'pageFiles' | 'compile' | 'apis' | 'apiExtract'>,
): Promise<QualityReport> {
  const { root, contentDir, library, sourceDate } = docs.config;
  const text = {} as Record<Language, TextCount>;
  let demos = 0;
  for (const language of languageCodes) {
    const guides = await readGuides(docs, language);
    text[language] = countText(guides, language);
    demos = guides.reduce((sum, guide) => sum + guide.demos.length, 0);
  }
  const bench = await readBenchRecord(contentDir);
  const peers = await readPeersRecord(contentDir);
  const visit = await readVisitRecord(contentDir);
  const snapshots = await readSnapshotRecord(contentDir);
  const dates = [...bench.budgets, peers, visit, snapshots].map((each) => each?.date ?? '');
  const spec = parseSpec(await readFile(path.join(root, 'docs/spec.md'), 'utf8'));
  return {
    pages: await countPages(docs),
    text,
    demos,
    bench,
    peers,
    visit,
    snapshots,
    relevance: await readRelevanceRecord(contentDir),
    spec: compareSpec(spec, await readTestRecord(contentDir)),
    apis: await measureApis(docs),
    versions: await measureVersionCoverage(docs),
    label: library.versions.find(({ current }) => current)?.text ?? '',
    sourceDate: sourceDate ?? (await readCommitDate(root)) ?? dates.sort().at(-1) ?? '',
  };
}

async function readGuides(
  docs: Pick<Docs, 'pageFiles' | 'compile'>,
  language: Language,
): Promise<Page[]> {
  const files = await docs.pageFiles();
  const compiled = await Promise.all(files.map((file) => docs.compile(file.path, language)));
  return compiled.flatMap((result) => result?.page ?? []);
}

function measureApis({
  config,
  apiExtract,
}: Pick<Docs, 'config' | 'apiExtract'>): Promise<ApiCoverage[]> {
  return Promise.all(
    config.apiScopes.map(async ({ product, packages }) => {
      const section = config.sections.find(({ folder }) => folder === product);
      const installed = readApiPackages(config.root, packages);
      return measureApiCoverage(
        section?.product?.name ?? product,
        installed.map(({ name, version }) => ({ name, version })),
        await apiExtract(product),
      );
    }),
  );
}
