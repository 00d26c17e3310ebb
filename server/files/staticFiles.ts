import { join, relative, sep } from 'node:path';
import type { PageCandidate } from '#model/closestPages.ts';
import { cachingOf } from '#model/headerRules.ts';
import { languageHref, parseDocsPath } from '#model/DocsPath.ts';
import { markdownPath, pageOfMarkdown } from '#model/pagePaths.ts';
import type { ServeManifest } from '#model/ServeManifest.ts';
import type { Context, Handler } from 'hono';
import { textResponse, splitUrl } from '#server/http/responses.ts';
import { byteRange } from './byteRange.ts';
import { contentType } from './contentType.ts';
import { createFileCache } from './fileCache.ts';
import { createFileFinder, type FoundFile } from './findFile.ts';
import { missingMarkdown } from './missingMarkdown.ts';
import { negotiateEncoding, prefersMarkdown } from '#server/http/acceptHeaders.ts';
import { policyOfFile } from './serveManifest.ts';

/** Where the built site is, and the headers of its files. */
export interface StaticFilesOptions {
  /** Folder with the built site. */
  clientDir: string;
  /** Folder with what the build wrote for the server. */
  serveDir: string;
  /** Null for a site that was not built by us; it then sets its own policy. */
  manifest: ServeManifest | null;
  securityHeaders: Record<string, string>;
  /** Pages whose address resembles a wrong one. */
  nearPages(pathname: string): Promise<PageCandidate[]>;
}

/** The representation chosen for a page: HTML or Markdown. */
interface Representation {
  file: FoundFile;
  headers: Record<string, string>;
}

// Below this size the headers cost more than compression saves.
const smallestCompressed = 1024;

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) {
    return false;
  }
  return header.split(',').some((item) => {
    const candidate = item.trim().replace(/^W\//, '');
    return candidate === '*' || candidate === etag;
  });
}

/** The part that a request asks for; the whole when the client has a part of another version. */
function rangeOf(c: Context, etag: string | undefined, size: number) {
  const condition = c.req.header('if-range');
  // Only the exact tag will do: dates are not sent, and weak tags do not promise the same bytes.
  const isCurrent = condition === undefined || condition.trim() === etag;
  return c.req.method === 'GET' && isCurrent ? byteRange(c.req.header('range'), size) : null;
}

/** Serves a folder with clean URLs, ETags, compression and ranges; an unknown path gets `404.html` in its language. */
export function staticFiles(options: StaticFilesOptions): Handler {
  const { clientDir, serveDir, manifest, securityHeaders, nearPages } = options;
  const fileOf = createFileFinder(clientDir);
  const sitePath = (file: FoundFile) => relative(clientDir, file.path).split(sep).join('/');
  const cache = createFileCache({
    compressedPath: (file) => (manifest ? join(serveDir, 'compressed', sitePath(file)) : null),
  });
  const fixedHeaders = new Map<string, Record<string, string>>();

  /** Headers that do not depend on the request. */
  function headersOf(file: FoundFile): Record<string, string> {
    let headers = fixedHeaders.get(file.path);
    if (!headers) {
      const { value } = contentType(file.path);
      const page = pageOfMarkdown(`/${sitePath(file)}`);
      const policy =
        manifest && value.startsWith('text/html') && policyOfFile(manifest, sitePath(file));
      headers = {
        'content-type': value,
        ...securityHeaders,
        ...(policy && { 'content-security-policy': policy }),
        // Search engines must not list a Markdown copy as a page of its own.
        ...(page !== null && { link: `<${encodeURI(page)}>; rel="canonical"` }),
      };
      fixedHeaders.set(file.path, headers);
    }
    return headers;
  }

  async function respond(
    c: Context,
    file: FoundFile,
    status: 200 | 404,
    caching: string,
    choice: Representation | null = null,
  ) {
    const headers: Record<string, string> = {
      ...headersOf(file),
      ...choice?.headers,
      'cache-control': caching,
    };
    const plain = await cache.read(file, null);
    const worthwhile =
      contentType(file.path).compressible && plain.bytes.length >= smallestCompressed;
    const encoding = worthwhile ? negotiateEncoding(c.req.header('accept-encoding')) : null;
    const varies = [...(choice ? ['accept'] : []), ...(worthwhile ? ['accept-encoding'] : [])];
    if (varies.length > 0) {
      headers.vary = varies.join(', ');
    }
    if (status === 200) {
      const etag = `"${plain.digest}${encoding ? `-${encoding}` : ''}"`;
      headers.etag = etag;
      headers['accept-ranges'] = 'bytes';
      if (matchesEtag(c.req.header('if-none-match'), etag)) {
        const { 'content-type': _type, ...kept } = headers;
        return new Response(null, { status: 304, headers: kept });
      }
    }
    if (encoding) {
      headers['content-encoding'] = encoding;
    }
    const { bytes } = encoding ? await cache.read(file, encoding) : plain;
    const range = status === 200 ? rangeOf(c, headers.etag, bytes.length) : null;
    if (range === 'unsatisfiable') {
      return textResponse('Range not satisfiable', 416, {
        ...securityHeaders,
        'content-range': `bytes */${bytes.length}`,
      });
    }
    if (range) {
      headers['content-range'] = `bytes ${range.start}-${range.end}/${bytes.length}`;
      headers['content-length'] = String(range.end - range.start + 1);
      return new Response(bytes.subarray(range.start, range.end + 1), { status: 206, headers });
    }
    headers['content-length'] = String(bytes.length);
    return new Response(bytes, { status, headers });
  }

  /** Chooses between a page and its Markdown copy; null where there is no choice. */
  async function choose(
    c: Context,
    pathname: string,
    page: FoundFile,
  ): Promise<Representation | null> {
    if (!page.path.endsWith('index.html')) {
      return null;
    }
    const copyPath = markdownPath(pathname);
    const copy = await fileOf(copyPath);
    if (!copy) {
      return null;
    }
    return prefersMarkdown(c.req.header('accept'))
      ? { file: copy, headers: { 'content-location': copyPath } }
      : { file: page, headers: {} };
  }

  async function notFound(c: Context, pathname: string) {
    if (pathname.endsWith('.md')) {
      return textResponse(missingMarkdown(await nearPages(pathname)), 404, {
        ...securityHeaders,
        'content-type': contentType(pathname).value,
        'cache-control': 'no-cache',
      });
    }
    // Nobody reads a page in place of a script or a style sheet.
    const { language } = parseDocsPath(pathname);
    const page = pathname.startsWith('/assets/')
      ? null
      : ((await fileOf(languageHref('/404.html', language))) ?? (await fileOf('/404.html')));
    if (page) {
      return respond(c, page, 404, 'no-cache');
    }
    return textResponse('Not found', 404, { ...securityHeaders, 'cache-control': 'no-cache' });
  }

  return async (c) => {
    const { pathname } = splitUrl(c.req.url);
    let file: FoundFile | null;
    try {
      file = await fileOf(pathname);
    } catch (error) {
      if (error instanceof URIError) {
        return textResponse('Bad request', 400, securityHeaders);
      }
      throw error;
    }
    if (!file) {
      return notFound(c, pathname);
    }
    const choice = await choose(c, pathname, file);
    return respond(c, choice?.file ?? file, 200, cachingOf(pathname), choice);
  };
}
