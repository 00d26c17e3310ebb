import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { languageCodes } from '#model/Language.ts';
import { checkContent } from '#pipeline/checks/checkContent.ts';
import { AuthorError, type AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';

/** Checking everything takes the server's time, so it waits until the page has loaded. */
const restMs = 1_000;

/**
 * Follows the work on content: shows a changed text at once unless it has mistakes of its own, and then, when everything
 * has been checked, the mistakes anywhere, over the page and in the terminal. `onChange` is told of every change.
 */
export function watchContent(docs: Docs, server: ViteDevServer, onChange: () => void): void {
  const { root, contentDir } = docs.config;
  let checked: Promise<AuthorProblem[]> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function checkAll(): Promise<void> {
    checked ??= problemsOf(async () => (await checkContent(docs)).problems);
    const check = checked;
    const problems = await check;
    // A file that has changed meanwhile has started another check.
    if (checked === check) {
      show(problems);
    }
  }

  function checkLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void checkAll().catch(logFailure), checked ? 0 : restMs);
    timer.unref();
  }

  async function showPage(file: string): Promise<void> {
    const problems = await problemsOf(() => pageProblems(docs, file));
    if (problems.length > 0) {
      show(problems);
    } else {
      server.ws.send({ type: 'full-reload' });
      checkLater();
    }
  }

  function show(problems: AuthorProblem[]): void {
    const [first] = problems;
    if (!first) {
      return;
    }
    const { message } = new AuthorError(problems);
    server.config.logger.error(message, { timestamp: true });
    const loc = { file: path.join(root, first.file), line: first.line, column: 0 };
    server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'docs', loc } });
  }

  /** A file may be gone before it is read, which is no reason to end the server. */
  function logFailure(error: unknown): void {
    server.config.logger.error(String(error), { timestamp: true });
  }

  server.watcher.on('all', (event, file) => {
    if (!file.startsWith(contentDir)) {
      return;
    }
    docs.forget(file);
    checked = null;
    onChange();
    if (file.endsWith('.md')) {
      server.config.logger.info(`${path.relative(root, file)} ${event}`, { timestamp: true });
      showPage(file).catch(logFailure);
    } else {
      checkLater();
    }
  });
  server.ws.on('connection', checkLater);
}

/** Mistakes that are found in a page's own files. */
async function pageProblems(docs: Docs, file: string): Promise<AuthorProblem[]> {
  const folder = path.dirname(file);
  const page = (await docs.pageFiles()).find((each) => each.folder === folder);
  const compiled = await Promise.all(
    page ? languageCodes.map((language) => docs.compile(page.path, language)) : [],
  );
  return compiled.flatMap((each) => each?.problems ?? []);
}

async function problemsOf(find: () => Promise<AuthorProblem[]>): Promise<AuthorProblem[]> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AuthorError) {
      return error.problems;
    }
    throw error;
  }
}
