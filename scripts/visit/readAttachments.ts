import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** Reads the attachments of one name, each of them JSON, from Playwright's report. */
export function readAttachments<T>(report: JSONReport, name: string): T[] {
  return report.suites.flatMap((suite) => readSuite<T>(suite, name));
}

function readSuite<T>({ specs, suites = [] }: JSONReportSuite, name: string): T[] {
  const attachments = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .flatMap((result) => result.attachments);
  const own = attachments
    .filter((attachment) => attachment.name === name)
    .map(({ body = '' }) => JSON.parse(Buffer.from(body, 'base64').toString()) as T);
  return [...own, ...suites.flatMap((suite) => readSuite<T>(suite, name))];
}
