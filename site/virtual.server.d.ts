declare module 'virtual:docs/server' {
  import type { toolHash as ToolHash } from '#pipeline/cache/toolHash.ts';
  import type { Docs } from '#pipeline/docs/Docs.ts';
  import type { headExtras as HeadExtras } from '#pipeline/outputs/headExtras.ts';
  import type {
    inSnapshotScope as InSnapshotScope,
    renderSnapshot as RenderSnapshot,
  } from '#pipeline/demos/renderSnapshot.tsx';
  import type { ComponentType } from 'react';
  export const docs: Docs;
  export const demos: Record<string, () => Promise<{ default: ComponentType }>>;
  export const templates: Record<string, () => Promise<{ default: ComponentType }>>;
  export const headExtras: typeof HeadExtras;
  export const inSnapshotScope: typeof InSnapshotScope;
  export const renderSnapshot: typeof RenderSnapshot;
  export const toolHash: typeof ToolHash;
}
