import { join, relative, sep } from 'node:path';
import { cachingOf } from '#model/headerRules.ts';
import { languageHref } from '#model/languageHref.ts';
import { markdownPath, pageOfMarkdown } from '#model/markdownPath.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import type { ServeManifest } from '#model/ServeManifest.ts';
import type { Context, Handler } from 'hono';
import { answerText } from './answers.ts';
import { contentType } from './contentType.ts';
import { createFileCache } from './fileCache.ts';
import { createFileFinder, type FoundFile } from './findFile.ts';
import { negotiateEncoding } from './negotiateEncoding.ts';
import { prefersMarkdown } from './prefersMarkdown.ts';
import { policyOfFile } from './serveManifest.ts';
import { splitUrl } from './splitUrl.ts';

/** Where the built site is and what is said with every file of it. */
export interface StaticFilesOptions {
  /** Folder with the built site. */
  clientDir: string;
  /** Folder with what the build left for the server. */
  serveDir: string;
  /** Null for a site that was not built by us; it then sets its own policy. */
  manifest: ServeManifest | null;
  securityHeaders: Record<string, string>;
}

/** One of several forms of what stands at an address. */
interface Choice {
  file: FoundFile;
  headers: Record<string, string>;
}

// Below this size the headers weigh more than what compression saves.
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

/** Serves a folder with clean URLs, ETags and compression; an unknown path gets `404.html` in its language. */
export function staticFiles(options: StaticFilesOptions): Handler {
  const { clientDir, serveDir, manifest, securityHeaders } = options;
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
        // A copy is no page of its own to those who list pages.
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
    choice: Choice | null = null,
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
      if (matchesEtag(c.req.header('if-none-match'), etag)) {
        const { 'content-type': _type, ...kept } = headers;
        return new Response(null, { status: 304, headers: kept });
      }
    }
    if (encoding) {
      headers['content-encoding'] = encoding;
    }
    const { bytes } = encoding ? await cache.read(file, encoding) : plain;
    headers['content-length'] = String(bytes.length);
    return new Response(bytes, { status, headers });
  }

  /** A page that has a copy in Markdown is answered by the one or the other; null where there is no choice. */
  async function choose(c: Context, pathname: string, page: FoundFile): Promise<Choice | null> {
    if (!page.path.endsWith('index.html')) {
      return null;
    }
    const address = markdownPath(pathname);
    const copy = await fileOf(address);
    if (!copy) {
      return null;
    }
    return prefersMarkdown(c.req.header('accept'))
      ? { file: copy, headers: { 'content-location': address } }
      : { file: page, headers: {} };
  }

  async function notFound(c: Context, pathname: string) {
    // A page would be parsed as a script or a style sheet here, and its size is wasted.
    const { language } = parseDocsPath(pathname);
    const page = pathname.startsWith('/assets/')
      ? null
      : ((await fileOf(languageHref('/404.html', language))) ?? (await fileOf('/404.html')));
    if (page) {
      return respond(c, page, 404, 'no-cache');
    }
    return answerText('Not found', 404, { ...securityHeaders, 'cache-control': 'no-cache' });
  }

  return async (c) => {
    const { pathname } = splitUrl(c.req.url);
    let file: FoundFile | null;
    try {
      file = await fileOf(pathname);
    } catch (error) {
      if (error instanceof URIError) {
        return answerText('Bad request', 400, securityHeaders);
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
