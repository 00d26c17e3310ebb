import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { copyScript } from '#site/features/code-block/copyScript.ts';
import { ErrorPage } from '#site/features/error-page/ErrorPage.tsx';
import { thirdPartiesJson } from '#site/platform/env.ts';
import { documentLanguage, languageTags } from '#site/platform/i18n/documentLanguage.ts';
import { restorePlaceScript } from '#site/platform/i18n/restorePlaceScript.ts';
import { prePaintScript } from '#site/platform/settings/prePaintScript.ts';
import { fontPreloads } from '#site/ui/fonts.ts';
import { Providers } from '#site/Providers.tsx';
import '#site/ui/tokens.css';
import '#site/ui/fonts.css';
import '#site/ui/base.css';

/** The document around every page, including the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // A change of language is another document, so in the browser the document decides.
  const language =
    typeof document === 'undefined' ? parseDocsPath(pathname).language : documentLanguage();
  return (
    <html
      lang={languageTags[language]}
      dir="ltr"
      data-third-parties={thirdPartiesJson}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content="hsl(210,100%,42%)"
          media="(prefers-color-scheme: light)"
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          content="hsl(210,14%,7%)"
          media="(prefers-color-scheme: dark)"
          suppressHydrationWarning
        />
        {fontPreloads.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/static/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/static/apple-touch-icon.png" />
        <link rel="manifest" href="/static/manifest.webmanifest" />
        <link rel="stylesheet" href="/static/styles/highlight.css" />
        <Meta />
        <Links />
      </head>
      <body suppressHydrationWarning>
        <script dangerouslySetInnerHTML={{ __html: prePaintScript }} suppressHydrationWarning />
        <Providers language={language}>{children}</Providers>
        <script
          dangerouslySetInnerHTML={{ __html: restorePlaceScript + ';' + copyScript }}
          suppressHydrationWarning
        />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
