import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { languageCodes } from '#model/Language.ts';
import { checkContent } from '#pipeline/checks/checkContent.ts';
import { AuthorError, type AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';

/** Checking everything takes the server's time, so it waits until a page has loaded, and a little for the first edit. */
const restMs = { opened: 5_000, changed: 1_000 };

/**
 * Follows the work on content: shows a changed text at once unless it has mistakes of its own, and then, when everything
 * has been checked, the mistakes anywhere, over the page and in the terminal. `onChange` is told of every change.
 */
export function watchContent(docs: Docs, server: ViteDevServer, onChange: () => void): void {
  const { root, contentDir } = docs.config;
  let checked: Promise<AuthorProblem[]> | null = null;
  let stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  /** Whether mistakes lie over the page; only another document removes them. */
  let isCovered = false;

  async function checkAll(): Promise<void> {
    const { signal } = stop;
    checked ??= problemsOf(async () => (await checkContent(docs, signal)).problems);
    const problems = await checked;
    if (!signal.aborted) {
      show(problems);
    }
  }

  function checkLater(after: keyof typeof restMs): void {
    clearTimeout(timer);
    timer = setTimeout(() => void checkAll().catch(logFailure), checked ? 0 : restMs[after]);
    timer.unref();
  }

  async function showPage(file: string): Promise<void> {
    const problems = await problemsOf(() => textProblems(docs, file));
    if (problems.length > 0) {
      show(problems);
    } else {
      server.ws.send(
        isCovered ? { type: 'full-reload' } : { type: 'custom', event: 'docs:text-changed' },
      );
      isCovered = false;
      checkLater('changed');
    }
  }

  function show(problems: AuthorProblem[]): void {
    const [first] = problems;
    if (!first) {
      return;
    }
    isCovered = true;
    const { message } = new AuthorError(problems);
    server.config.logger.error(message, { timestamp: true });
    const loc = { file: path.join(root, first.file), line: first.line, column: 0 };
    server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'docs', loc } });
  }

  /** A file may be gone before it is read, which is no reason to end the server. */
  function logFailure(error: unknown): void {
    if (error instanceof Error && error.name === 'AbortError') {
      return;
    }
    server.config.logger.error(String(error), { timestamp: true });
  }

  server.watcher.on('all', (event, file) => {
    if (!file.startsWith(contentDir)) {
      return;
    }
    docs.forget(file);
    // Nobody needs to know what was wrong before this change, and the new text should not wait for it.
    stop.abort();
    stop = new AbortController();
    checked = null;
    onChange();
    if (file.endsWith('.md')) {
      server.config.logger.info(`${path.relative(root, file)} ${event}`, { timestamp: true });
      showPage(file).catch(logFailure);
    } else {
      checkLater('changed');
    }
  });
  server.ws.on('connection', () => checkLater('opened'));
}

/** Mistakes that are found in a text itself; those of its translation can wait until everything is checked. */
async function textProblems(docs: Docs, file: string): Promise<AuthorProblem[]> {
  for (const { path: page, files } of await docs.pageFiles()) {
    const language = languageCodes.find((code) => files[code] === file);
    if (language) {
      return (await docs.compile(page, language))?.problems ?? [];
    }
  }
  return [];
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
