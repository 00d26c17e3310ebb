import type { Hono } from 'hono';

/** What the stand-in ad script does on a page. */
export type ScriptBehavior = 'ad' | 'filler' | 'nothing' | 'throws' | 'rampages' | 'error 500';

/** What the stand-in feed answers, request after request; the last answer is repeated. */
export interface FeedAnswer {
  status?: number;
  body: string;
}

const banner = (link: string) => `
  const script = document.getElementById('_carbonads_js');
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<span class="carbon-wrap"><a class="carbon-img" href="${link}"><img alt="" width="130" height="100" src="' + new URL('/picture.svg', script.src) + '"></a><a class="carbon-text" href="${link}">A tool for people who write components</a></span>';
  script.after(ad);`;

const scripts: Record<Exclude<ScriptBehavior, 'error 500'>, string> = {
  ad: banner('https://sponsor.example/'),
  filler: banner('/material-ui/discover-more/backers/'),
  nothing: '',
  throws: 'throw new Error("the ad script is broken");',
  // Everything a bad guest does: a huge ad that covers the page, errors later on, and nodes pulled from under React.
  rampages: `
    ${banner('https://sponsor.example/')}
    ad.style.cssText = 'position:fixed;inset:0;height:4000px;z-index:99999';
    setTimeout(() => { throw new Error('late'); }, 50);
    document.querySelectorAll('[aria-label="Advertisement"] > *').forEach((node) => node.remove());`,
};

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#456"/></svg>';

/** A stand-in for the network that serves ads: its script, its feed, its pictures and pixels. */
export class AdNetwork {
  script: ScriptBehavior = 'ad';
  feed: FeedAnswer[] = [{ body: '{"ads":[]}' }];
  /** Paths of all requests, in order. */
  readonly requests: string[] = [];
  origin = '';
  #held = Promise.resolve();

  /** Keeps script and feed back until the returned function is called. */
  hold(): () => void {
    let resolve = () => {};
    this.#held = new Promise((done) => {
      resolve = done;
    });
    return resolve;
  }

  /** Requests of one path, whatever their parameters. */
  requestsOf(path: string): string[] {
    return this.requests.filter((request) => request.split('?')[0] === path);
  }

  serve(app: Hono): void {
    app.use(async (c, next) => {
      const { pathname, search } = new URL(c.req.url);
      this.requests.push(pathname + search);
      c.header('access-control-allow-origin', '*');
      await next();
    });
    app.get('/serve.js', async (c) => {
      await this.#held;
      c.header('content-type', 'text/javascript');
      return this.script === 'error 500' ? c.body('', 500) : c.body(`{${scripts[this.script]}}`);
    });
    app.get('/feed.json', async (c) => {
      const answer = this.feed[this.requestsOf('/feed.json').length - 1] ?? this.feed.at(-1);
      await this.#held;
      c.header('content-type', 'application/json');
      return c.body(answer?.body ?? '', (answer?.status ?? 200) as 200);
    });
    app.get('*', (c) => {
      c.header('content-type', 'image/svg+xml');
      return c.body(picture);
    });
  }
}
