import type { VersionProblem } from '#model/versions/diffVersions.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { translator } from '#site/platform/i18n/messages.ts';

/** Why a version cannot be used, in the reader's language. */
export function versionProblemText(problem: VersionProblem): string {
  const { kind, ...values } = problem;
  return translator(documentLanguage())(`versions.problems.${kind}`, values);
}
