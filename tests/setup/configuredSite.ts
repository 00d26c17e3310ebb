import { Hono } from 'hono';
import { noThirdParties, type ThirdParties, thirdPartyHosts } from '#model/ThirdParties.ts';
import { createApp } from '#server/createApp.ts';
import { listen } from '#server/http/listen.ts';
import { AdNetwork } from './fakes/AdNetwork.ts';
import { AnalyticsHost } from './fakes/AnalyticsHost.ts';
import { test as quietTest } from './quietPage.ts';

/** The built site with fake third parties, which are real servers on this machine. */
export interface ConfiguredSite {
  ads: AdNetwork;
  analytics: AnalyticsHost;
  /** Third parties of the served documents; change it before opening a page. */
  thirdParties: ThirdParties;
}

/** Playwright's quiet `test` on a separate site with a fake ad network and analytics service. */
export const test = quietTest.extend<{ site: ConfiguredSite }>({
  site: async ({ browserName: _browser }, provide) => {
    const ads = new AdNetwork();
    const analytics = new AnalyticsHost();
    const site: ConfiguredSite = { ads, analytics, thirdParties: noThirdParties };
    const adServer = await listen(appOf(ads), { port: 0, host: '127.0.0.1' });
    const analyticsServer = await listen(appOf(analytics), { port: 0, host: '127.0.0.1' });
    ads.origin = `http://127.0.0.1:${adServer.port}`;
    analytics.origin = `http://127.0.0.1:${analyticsServer.port}`;
    site.thirdParties = {
      ...noThirdParties,
      adScript: `${ads.origin}/serve.js`,
      analyticsId: 'G-TEST',
      analyticsScript: `${analytics.origin}/gtag.js`,
    };
    await provide(site);
    await adServer.close(0);
    await analyticsServer.close(0);
  },
  baseURL: async ({ site }, provide) => {
    const built = createApp({ clientDir: 'build/client' });
    const app = new Hono();
    app.all('*', async ({ req }) => {
      const headers = new Headers(req.raw.headers);
      // A compressed document could not be changed.
      headers.delete('accept-encoding');
      const response = await built.fetch(new Request(req.raw, { headers }));
      const isDocument = response.headers.get('content-type')?.startsWith('text/html');
      return isDocument ? configure(response, site.thirdParties) : response;
    });
    const server = await listen(app, { port: 0 });
    await provide(`http://localhost:${server.port}`);
    await server.close(0);
  },
});

function appOf(fake: { serve(app: Hono): void }): Hono {
  const app = new Hono();
  fake.serve(app);
  return app;
}

/** Changes a document to what a build with these third parties writes: an attribute and the policy. */
async function configure(response: Response, thirdParties: ThirdParties): Promise<Response> {
  const attribute = JSON.stringify(thirdParties).replaceAll('"', '&quot;');
  const html = (await response.text()).replace(
    '<html ',
    `<html data-third-parties="${attribute}" `,
  );
  const headers = new Headers(response.headers);
  ['content-length', 'etag'].forEach((name) => headers.delete(name));
  const policy = headers.get('content-security-policy');
  if (policy !== null) {
    headers.set('content-security-policy', allowHosts(policy, thirdParties));
  }
  return new Response(allowHosts(html, thirdParties), { status: response.status, headers });
}

const trustedTypes = /; require-trusted-types-for [^;]+; trusted-types \w+/;

function allowHosts(text: string, thirdParties: ThirdParties): string {
  const { scripts, styles, fonts, images, connections } = thirdPartyHosts(thirdParties);
  const directives = {
    script: scripts,
    style: styles,
    font: fonts,
    img: images,
    connect: connections,
  };
  // A build with scripts of other hosts asks for no trusted types.
  const start = scripts.length > 0 ? text.replace(trustedTypes, '') : text;
  return Object.entries(directives).reduce(
    (changed, [name, hosts]) =>
      changed.replace(`${name}-src 'self'`, [`${name}-src 'self'`, ...hosts].join(' ')),
    start,
  );
}

export { expect } from './quietPage.ts';
