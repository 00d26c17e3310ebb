/** Everything to edit code and see it run, in one chunk that is loaded on first use. */
export { createLiveSession } from './createLiveSession.ts';
export { LiveConsole } from './LiveConsole.tsx';
export { LiveEditor } from './LiveEditor.tsx';
export { LivePreview } from './LivePreview.tsx';
export { useLiveSnapshot } from './useLiveSnapshot.ts';
