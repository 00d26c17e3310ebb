import type { Language } from '#model/Language.ts';
import { readApiPackages } from '#pipeline/api/extract/apiPackages.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { loadSpecReport } from '#pipeline/spec/loadSpecReport.ts';
import { countPages } from './countPages.ts';
import { countText, type TextCount } from './countText.ts';
import { type ApiCoverage, coverApi } from './coverApi.ts';
import type { QualityReport } from './QualityReport.ts';
import { readBenchRecord, readVisitRecord } from './readRecords.ts';
import { readSourceDate } from './readSourceDate.ts';

/** Gathers what the quality page says: from the pages, the types, the tests and the committed records. */
export async function readQuality(docs: Docs): Promise<QualityReport> {
  const { root, contentDir, languageConfig, library } = docs.config;
  const text = {} as Record<Language, TextCount>;
  let demos = 0;
  for (const language of languageConfig.prerendered) {
    const guides = await readGuides(docs, language);
    text[language] = countText(guides, language);
    demos = guides.reduce((sum, guide) => sum + guide.demos.length, 0);
  }
  const bench = await readBenchRecord(contentDir);
  const visit = await readVisitRecord(contentDir);
  const lastRecord = [bench.date, visit.date].sort().at(-1) ?? '';
  return {
    pages: await countPages(docs),
    text,
    demos,
    bench,
    visit,
    spec: await loadSpecReport(root, docs.cache),
    apis: await coverApis(docs),
    label: library.versions.find(({ current }) => current)?.text ?? '',
    sourceDate: (await readSourceDate(root, process.env)) ?? lastRecord,
  };
}

async function readGuides(docs: Docs, language: Language) {
  const files = await docs.pageFiles();
  const compiled = await Promise.all(files.map(({ path }) => docs.compile(path, language)));
  return compiled.flatMap((result) => result?.page ?? []);
}

function coverApis({ config, apiExtract }: Docs): Promise<ApiCoverage[]> {
  return Promise.all(
    config.apiScopes.map(async ({ product, packages }) => {
      const section = config.sections.find(({ folder }) => folder === product);
      const installed = readApiPackages(config.root, packages);
      return coverApi(
        section?.product?.name ?? product,
        installed.map(({ name, version }) => ({ name, version })),
        await apiExtract(product),
      );
    }),
  );
}
