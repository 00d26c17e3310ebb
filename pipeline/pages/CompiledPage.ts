import type { Page } from '#model/Page.ts';
import type { AuthorProblem } from '#pipeline/AuthorError.ts';
import type { FoundLink } from '#pipeline/markdown/ParseContext.ts';

/** A page together with what the checks want to know; `page` is null when it cannot be shown. */
export interface CompiledPage {
  page: Page | null;
  links: FoundLink[];
  problems: AuthorProblem[];
}
