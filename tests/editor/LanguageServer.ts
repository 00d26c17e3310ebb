import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';

interface ServerResponse {
  type: 'response';
  request_seq: number;
  success: boolean;
  message?: string;
  body?: unknown;
}

/** What an editor shows for an open file. */
export interface EditorView {
  /** The tsconfig file it took, from the root; null when it found none and guessed the options. */
  project: string | null;
  /** The errors it underlines. */
  errors: string[];
}

/** TypeScript's language server, asked the way editors ask it. */
export class LanguageServer {
  readonly #root: string;
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #pending = new Map<
    number,
    { resolve: (body: unknown) => void; reject: (error: Error) => void }
  >();
  #sequence = 0;

  constructor(root: string) {
    this.#root = root;
    const server = createRequire(import.meta.url).resolve('typescript/lib/tsserver.js');
    const options = ['--disableAutomaticTypingAcquisition', '--suppressDiagnosticEvents'];
    this.#process = spawn(process.execPath, [server, ...options], { cwd: root });
    createInterface({ input: this.#process.stdout }).on('line', (line) => {
      if (line.startsWith('{"seq"')) {
        const response = JSON.parse(line) as ServerResponse | { type: 'event' };
        if (response.type === 'response') {
          this.#settle(response);
        }
      }
    });
    this.#process.once('exit', () => {
      this.#pending.forEach(({ reject }) => reject(new Error('The language server ended.')));
    });
  }

  /** Opens a file, reads what an editor would show, and closes it again. */
  async view(name: string): Promise<EditorView> {
    const file = path.join(this.#root, name);
    this.#send('open', { file });
    const info = (await this.#ask('projectInfo', { file, needFileNameList: false })) as {
      configFileName: string;
    };
    const found = (await this.#ask('semanticDiagnosticsSync', { file })) as { text: string }[];
    this.#send('close', { file });
    const isConfig = path.basename(info.configFileName).startsWith('tsconfig');
    return {
      project: isConfig ? path.relative(this.#root, info.configFileName) : null,
      errors: found.map(({ text }) => text),
    };
  }

  stop(): void {
    this.#process.kill();
  }

  #send(command: string, options: object): number {
    const seq = ++this.#sequence;
    const request = { seq, type: 'request', command, arguments: options };
    this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    return seq;
  }

  #ask(command: string, options: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#pending.set(this.#send(command, options), { resolve, reject });
    });
  }

  #settle({ request_seq: seq, success, message, body }: ServerResponse): void {
    const pending = this.#pending.get(seq);
    this.#pending.delete(seq);
    if (success) {
      pending?.resolve(body);
    } else {
      pending?.reject(new Error(message));
    }
  }
}
