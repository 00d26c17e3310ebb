import { demos, docs, renderSnapshot, toolHash } from 'virtual:docs/server';
import type { SnapshotStyles } from '#model/PageHtml.ts';
import { SnapshotFrame } from '#site/features/demo/SnapshotFrame.tsx';
import { snapshotVariables } from '#site/features/demo/snapshotVariables.ts';
import { licenseKey } from '#site/platform/env.ts';
import { setLicenseKey } from '#site/platform/license/setLicenseKey.ts';

setLicenseKey();

const code = toolHash(docs.config.root, ['pipeline/snapshots/*', 'site/features/demo/*.{ts,tsx}']);

/** Changes with everything a snapshot depends on besides its demo: without a licence key it bears a watermark. */
const renderingCode = licenseKey ? `${code}-licensed` : code;

/** Snapshots of a page's demos. */
export interface Snapshots {
  /** HTML by demo id. */
  html: Map<string, string>;
  styles: SnapshotStyles;
}

/** Renders demos, or takes them from the cache, and merges their rules so that each is there once. */
export async function snapshotDemos(ids: string[]): Promise<Snapshots> {
  const html = new Map<string, string>();
  const rules = new Map<string, string>();
  const sheets: string[] = [];
  for (const id of ids) {
    const snapshot = await docs.snapshot(id, renderingCode, async () => {
      const module = await demos[id]?.();
      if (!module) {
        throw new Error(`The demo ${id} is not in the registry.`);
      }
      return renderSnapshot(id, module.default, SnapshotFrame);
    });
    html.set(id, snapshot.html);
    sheets.push(await docs.demoStyles(id));
    Object.entries(snapshot.rules).forEach(([ruleId, css]) => rules.set(ruleId, css));
  }
  const css = [...rules.values(), ...sheets].join('');
  const variables = ids.length > 0 ? snapshotVariables([...html.values(), css].join('')) : '';
  return { html, styles: { ids: [...rules.keys()], css: variables + css } };
}
