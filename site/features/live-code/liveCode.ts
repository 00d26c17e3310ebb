/** Everything to edit code and see it run, in one chunk that is loaded on first use. */
export { createLiveSession, useLiveSnapshot } from './createLiveSession.ts';
export { LiveConsole } from './LiveConsole.tsx';
export { LiveEditor } from './LiveEditor.tsx';
export { LivePreview } from './LivePreview.tsx';
export { toDemoCode } from './LiveProject.ts';
