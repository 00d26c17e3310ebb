import type { Page } from '#model/Page.ts';
import type { PageSubject } from '#pipeline/api/createApiNames.ts';
import type { AuthorProblem } from '#pipeline/AuthorError.ts';
import type { PropMention } from '#pipeline/markdown/transforms/linkApiNames.ts';
import type { FoundLink } from '#pipeline/markdown/ParseContext.ts';

/** A page together with what the checks want to know; `page` is null when it cannot be shown. */
export interface CompiledPage {
  /** Path without language. */
  path: string;
  /** Markdown file, relative to the repository. */
  file: string;
  /** Components and hooks its front matter names. */
  subject: PageSubject;
  page: Page | null;
  /** What a link may name after its hash sign: headings and demos. */
  anchors: string[];
  /** Names of the demos the page shows, whether they exist or not. */
  demoNames: string[];
  links: FoundLink[];
  propMentions: PropMention[];
  problems: AuthorProblem[];
}
