import { demos, docs, renderSnapshot, templates, toolHash } from 'virtual:docs/server';
import type { Theme } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import type { SnapshotStyles } from '#model/PageHtml.ts';
import { createSnapshotTheme } from '#site/features/demo/createDemoTheme.ts';
import { SnapshotFrame } from '#site/features/demo/SnapshotFrame.tsx';
import { snapshotVariables } from '#site/features/demo/snapshotVariables.ts';
import { createTemplateSnapshotTheme } from '#site/features/template-gallery/liveTemplateTheme.ts';
import { TemplateSnapshotFrame } from '#site/features/template-gallery/TemplateSnapshotFrame.tsx';
import { licenseKey } from '#site/platform/env.ts';
import { setLicenseKey } from '#site/platform/license/setLicenseKey.ts';

setLicenseKey();

const code = toolHash(docs.config.root, [
  'pipeline/snapshots/*',
  'site/features/demo/*.{ts,tsx}',
  'site/features/template-gallery/*emplate*.{ts,tsx}',
]);

const snapshotTheme = createSnapshotTheme();

/** Changes with everything a snapshot depends on besides its demo: without a licence key it bears a watermark. */
const renderingCode = licenseKey ? `${code}-licensed` : code;

/** Snapshots of a page's demos. */
export interface Snapshots {
  /** HTML by demo id. */
  html: Map<string, string>;
  styles: SnapshotStyles;
}

/** Snapshots of demos under the library's theme. */
export function snapshotDemos(ids: string[]): Promise<Snapshots> {
  return snapshotAll(ids, { theme: snapshotTheme, Frame: SnapshotFrame, load: (id) => demos[id] });
}

/** The snapshot of a template under the templates' own theme; its id is `templates/<name>`. */
export function snapshotTemplate(name: string): Promise<Snapshots> {
  return snapshotAll([`templates/${name}`], {
    theme: createTemplateSnapshotTheme(),
    Frame: TemplateSnapshotFrame,
    load: () => templates[name],
  });
}

interface Studio {
  theme: Theme;
  Frame: ComponentType<{ children: ReactNode }>;
  load: (id: string) => (() => Promise<{ default: ComponentType }>) | undefined;
}

/** Renders what the ids name, or takes it from the cache, and merges the rules so that each is there once. */
async function snapshotAll(ids: string[], { theme, Frame, load }: Studio): Promise<Snapshots> {
  const html = new Map<string, string>();
  const rules = new Map<string, string>();
  const sheets: string[] = [];
  for (const id of ids) {
    const snapshot = await docs.snapshot(id, renderingCode, async () => {
      const module = await load(id)?.();
      if (!module) {
        throw new Error(`The demo ${id} is not in the registry.`);
      }
      return renderSnapshot(id, module.default, Frame);
    });
    html.set(id, snapshot.html);
    sheets.push(await docs.demoStyles(id));
    Object.entries(snapshot.rules).forEach(([ruleId, css]) => rules.set(ruleId, css));
  }
  const css = [...rules.values(), ...sheets].join('');
  const variables =
    ids.length > 0 ? snapshotVariables(theme, [...html.values(), css].join('')) : '';
  return { html, styles: { ids: [...rules.keys()], css: variables + css } };
}
