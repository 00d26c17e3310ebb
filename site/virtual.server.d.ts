declare module 'virtual:docs/server' {
  import type { toolHash as ToolHash } from '#pipeline/cache/toolHash.ts';
  import type { Docs } from '#pipeline/openDocs.ts';
  import type { headExtras as HeadExtras } from '#pipeline/outputs/headExtras.ts';
  import type { writePayload as WritePayload } from '#pipeline/outputs/writePayload.ts';
  import type { renderSnapshot as RenderSnapshot } from '#pipeline/snapshots/renderSnapshot.tsx';
  import type { ComponentType } from 'react';
  export const docs: Docs;
  export const demos: Record<string, () => Promise<{ default: ComponentType }>>;
  export const templates: Record<string, () => Promise<{ default: ComponentType }>>;
  export const headExtras: typeof HeadExtras;
  export const renderSnapshot: typeof RenderSnapshot;
  export const writePayload: typeof WritePayload;
  export const toolHash: typeof ToolHash;
}
