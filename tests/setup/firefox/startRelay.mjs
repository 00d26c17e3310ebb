import { once } from 'node:events';
import { WebSocket, WebSocketServer } from 'ws';
import { insertLikeReaders, scriptFor, skipEmptyDocument } from './pageScripts.mjs';

// Far above what Playwright's own counter reaches, and a whole number to the browser.
const firstOwnId = 2 ** 40;

/** One session: passes on what it is sent, and carries out what Playwright asks and Firefox has no command for. */
class RelayedSession {
  #client;
  #browser;
  #hasScript;
  #nextId = firstOwnId;
  #pending = new Map();

  constructor(client, browser, hasScript) {
    this.#client = client;
    this.#browser = browser;
    this.#hasScript = hasScript;
  }

  start() {
    const [client, browser] = [this.#client, this.#browser];
    client.on('message', (data) => this.#receiveCommand(JSON.parse(String(data))));
    browser.on('message', (data) => this.#receiveAnswer(String(data)));
    client.on('close', () => browser.close());
    browser.on('close', () => client.close());
    client.resume();
  }

  #receiveCommand(command) {
    const { id } = command;
    const done = this.#carryOut(command);
    if (done === null) {
      this.#browser.send(JSON.stringify(skipEmptyDocument(command)));
      return;
    }
    done.then(
      (result = {}) => this.#answer({ type: 'success', id, result }),
      ({ message }) => this.#answer({ type: 'error', id, error: 'unknown error', message }),
    );
  }

  #answer(response) {
    this.#client.send(JSON.stringify(response));
  }

  /** What becomes of a command that is carried out here; null for all others. */
  #carryOut({ method, params }) {
    if (method === 'emulation.setMediaFeaturesOverride') {
      return this.#overrideColorScheme(params);
    }
    if (method === 'session.subscribe') {
      return this.#startSession(params);
    }
    if (method === 'browsingContext.create' && !this.#hasScript) {
      return this.#openWithoutScript(params);
    }
    // Firefox has no such permission: a page may copy after a press, and read what it copied itself.
    const isClipboard = params?.descriptor?.name.startsWith('clipboard-');
    return method === 'permissions.setPermission' && isClipboard ? Promise.resolve() : null;
  }

  async #startSession(params) {
    await this.#ask('script.addPreloadScript', { functionDeclaration: String(insertLikeReaders) });
    return this.#ask('session.subscribe', params);
  }

  async #openWithoutScript(params) {
    const page = await this.#ask('browsingContext.create', params);
    await this.#change([page.context], 'allowJavascript', false);
    return page;
  }

  async #overrideColorScheme({ features, contexts }) {
    const scheme = features['prefers-color-scheme'] ?? 'none';
    if (contexts) {
      await this.#change(contexts, 'prefersColorSchemeOverride', scheme);
    } else if (scheme !== 'light') {
      // For windows to come, which have what the settings of the browser say.
      throw new Error(`Windows open in light mode here, not ${scheme}: use page.emulateMedia.`);
    }
  }

  /** Sets a property of pages that only the browser itself can set. */
  async #change(contexts, property, value) {
    const tree = await this.#ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
    await this.#ask('script.evaluate', {
      expression: scriptFor(contexts, property, value),
      target: { context: tree.contexts[0].context },
      awaitPromise: false,
    });
  }

  #ask(method, params) {
    this.#nextId += 1;
    const id = this.#nextId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, ({ type, result, message }) =>
        type === 'success' && result.type !== 'exception'
          ? resolve(result)
          : reject(new Error(`${method}: ${message ?? result.exceptionDetails.text}`)),
      );
      this.#browser.send(JSON.stringify({ id, method, params }));
    });
  }

  #receiveAnswer(text) {
    const answer = this.#pending.size > 0 ? JSON.parse(text) : null;
    const settle = this.#pending.get(answer?.id);
    if (settle === undefined) {
      this.#client.send(text);
      return;
    }
    this.#pending.delete(answer.id);
    settle(answer);
  }
}

/** Relays WebDriver BiDi sessions to the browser at an address, and returns the address of the relay. */
export async function startRelay(browserAddress, { hasScript = true } = {}) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (client, { url }) => {
    client.pause();
    const browser = new WebSocket(browserAddress + url, { maxPayload: 0 });
    browser.on('error', () => client.close());
    browser.on('open', () => new RelayedSession(client, browser, hasScript).start());
  });
  return `ws://127.0.0.1:${server.address().port}`;
}
