import { Agent, request } from 'node:http';

/** Response of the server. */
export interface HttpAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A client with a fixed number of connections, for load and for counting what was acknowledged. */
export interface HttpClient {
  get(path: string): Promise<HttpAnswer>;
  /** Sends feedback as a page of the site does. */
  post(body: unknown): Promise<HttpAnswer>;
  /** Reports what happened as a page of the site does. */
  report(body: unknown): Promise<HttpAnswer>;
  /** Sends a body to `/mcp` as a client behind a proxy does. */
  ask(body: string, address: string): Promise<HttpAnswer>;
  close(): void;
}

/** Opens a client for a server. */
export function openHttpClient(origin: string, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function send(method: string, path: string, headers: Record<string, string>, body?: string) {
    return new Promise<HttpAnswer>((resolve, reject) => {
      const sent = request(origin + path, { method, agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  function postJson(path: string, body: unknown) {
    const headers = { 'content-type': 'application/json', origin };
    return send('POST', path, headers, JSON.stringify(body));
  }

  return {
    get: (path) => send('GET', path, { 'accept-encoding': 'br' }),
    post: (body) => postJson('/feedback', body),
    report: (body) => postJson('/insight', body),
    ask: (body, address) =>
      send(
        'POST',
        '/mcp',
        {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'x-forwarded-for': address,
        },
        body,
      ),
    close: () => agent.destroy(),
  };
}
