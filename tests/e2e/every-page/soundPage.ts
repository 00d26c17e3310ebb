/** What a made-up page has beside what every page must have. */
interface Additions {
  title?: string;
  head?: string;
  body?: string;
  /** Runs when the page was painted. */
  script?: string;
}

/** A document on which a visit finds nothing, and what is added to it. */
export function soundPage({
  title = 'Made up',
  head = '',
  body = '',
  script = '',
}: Additions): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="description" content="A page for a test.">
    <link rel="icon" href="/favicon.ico">
    ${head}
    <style>
      body { background: white; color: black; }
      .mode-dark { background: black; color: white; }
    </style>
  </head>
  <body class="mode-light">
    <main><h1>Made up</h1>${body}</main>
    <script>
      const main = document.querySelector('main');
      const dark = matchMedia('(prefers-color-scheme: dark)');
      dark.onchange = () => (document.body.className = dark.matches ? 'mode-dark' : 'mode-light');
      const next = (run) => requestAnimationFrame(() => requestAnimationFrame(run));
      // A busy browser asks for frames before it paints the first one.
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        next(() => {
          ${script};
          next(() => performance.mark('docs:ready'));
        });
      }).observe({ type: 'paint', buffered: true });
    </script>
  </body>
</html>`;
}
