import type { Hono } from 'hono';

/** A command the site gave to the analytics script: `event`, its name and its parameters. */
export type RecordedCommand = [command: string, name: string, parameters?: Record<string, unknown>];

/** Takes over `dataLayer` as the real script does and sends every command to where it came from. */
const script = `{
  const origin = new URL(document.currentScript.src).origin;
  let queue = Promise.resolve();
  const send = (command) => {
    const body = JSON.stringify([...command]);
    queue = queue.then(() => fetch(origin + '/collect', { method: 'POST', body, keepalive: true }));
  };
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...commands) => { commands.forEach(send); return push(...commands); };
  [...dataLayer].forEach(send);
}`;

/** A stand-in for the analytics service: serves its script and keeps what it is sent. */
export class AnalyticsHost {
  readonly commands: RecordedCommand[] = [];
  origin = '';
  scriptRequests = 0;

  /** Events so far, without those that set things up. */
  get events(): RecordedCommand[] {
    return this.commands.filter(([command]) => command === 'event');
  }

  /** Ad events so far as `action label`. */
  get adEvents(): string[] {
    return this.events
      .filter(([, name]) => name === 'ad')
      .map(([, , parameters]) => `${parameters?.eventAction} ${parameters?.eventLabel}`);
  }

  serve(app: Hono): void {
    app.use(async (c, next) => {
      c.header('access-control-allow-origin', '*');
      await next();
    });
    app.get('/gtag.js', (c) => {
      this.scriptRequests += 1;
      return c.body(script, 200, { 'content-type': 'text/javascript' });
    });
    app.post('/collect', async (c) => {
      this.commands.push(JSON.parse(await c.req.text()) as RecordedCommand);
      return c.body(null, 204);
    });
  }
}
