import type { CodemodAnswer, CodemodRequest } from './CodemodMessage.ts';
import { runCodemod } from './runCodemod.ts';

const worker = self as unknown as DedicatedWorkerGlobalScope;
const answer = (message: CodemodAnswer) => worker.postMessage(message, []);

worker.addEventListener('message', ({ data }: MessageEvent<CodemodRequest>) =>
  answer({ kind: 'outcome', outcome: runCodemod(data) }),
);
answer({ kind: 'ready' });
