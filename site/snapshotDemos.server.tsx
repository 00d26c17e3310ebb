import type { Theme } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import {
  demos,
  docs,
  inSnapshotScope,
  renderSnapshot,
  templates,
  toolHash,
} from 'virtual:docs/server';
import { pictureSize } from '#model/ChartExample.ts';
import { defaultLanguage } from '#model/Language.ts';
import type { SnapshotStyles } from '#model/PagePayload.ts';
import { sceneWidth, stageWidth, templateWidth } from '#site/platform/demo-theme/stageWidth.ts';
import { pictureSvg } from '#site/platform/demo-theme/pictureSvg.ts';
import {
  modeVariables,
  snapshotVariables,
  themeVariables,
} from '#site/platform/demo-theme/snapshotVariables.ts';
import { licenseKey } from '#site/platform/env.ts';

const code = toolHash(docs.config.root, [
  'pipeline/demos/*napshot*',
  'pipeline/demos/snapshot/*',
  'site/platform/demo-theme/*.{ts,tsx}',
  'site/features/template-gallery/createLiveTemplateTheme.ts',
  'site/snapshot*.server.tsx',
]);

/** Changes with everything a snapshot depends on besides its demo: without a license key it has a watermark. */
const renderingCode = licenseKey ? `${code}-licensed` : code;

/** Snapshots of a page's demos. */
export interface Snapshots {
  /** HTML by demo id. */
  html: Map<string, string>;
  styles: SnapshotStyles;
}

/** What a kind of snapshot is rendered with. */
interface SnapshotSetup {
  theme: Theme;
  width: (id: string) => Promise<number>;
  /** Imports what is rendered. */
  load: (id: string) => Promise<ReactNode>;
}

/** Libraries ask for a document when they are loaded, and remember the answer. */
const scenes = () => inSnapshotScope(() => import('./snapshotScenes.server.tsx'));

/** Snapshots of demos under the library's theme. */
export async function snapshotDemos(ids: string[]): Promise<Snapshots> {
  const { demoTheme, DemoScene } = await scenes();
  return snapshotAll(ids, {
    theme: demoTheme,
    width: demoWidth,
    load: async (id) => <DemoScene>{elementOf(id, await demos[id]?.())}</DemoScene>,
  });
}

/** A demo as an image: its snapshot at the width of a phone. */
export async function pictureDemo(id: string): Promise<string> {
  const { demoTheme, DemoScene } = await scenes();
  const { snapshot, sheet } = await snapshotOne(id, pictureSize.width, {
    theme: demoTheme,
    load: async () => <DemoScene>{elementOf(id, await demos[id]?.())}</DemoScene>,
  });
  const { html, height } = snapshot;
  const css = [...Object.values(snapshot.rules), sheet].join('');
  const always = '--mui-palette-text-primary --mui-palette-background-default';
  return pictureSvg({
    html,
    css,
    height,
    variables: modeVariables(demoTheme, html + css + always),
  });
}

/** The snapshot of a template under the templates' own theme; its id is `templates/<name>`. */
export async function snapshotTemplate(name: string): Promise<Snapshots> {
  const { templateTheme, TemplateScene } = await scenes();
  return snapshotAll([`templates/${name}`], {
    theme: templateTheme,
    width: async () => templateWidth,
    load: async (id) => <TemplateScene>{elementOf(id, await templates[name]?.())}</TemplateScene>,
  });
}

function elementOf(id: string, module: { default: ComponentType } | undefined): ReactNode {
  if (!module) {
    throw new Error(`The demo ${id} is not in the registry.`);
  }
  return <module.default />;
}

/** The width a demo has on its page; the small ones of the home page are on none. */
async function demoWidth(id: string): Promise<number> {
  const [pageId, name] = /^(.*?)\/([A-Z]\w*)(?:\/\w+)?$/.exec(id)?.slice(1) ?? [];
  const files = await docs.pageFiles();
  const file = files.find(({ folder }) => folder === `${docs.config.contentDir}/${pageId}`);
  const page = file ? await docs.page(file.path, defaultLanguage) : null;
  const block = page?.blocks.find((each) => each.kind === 'demo' && each.name === name);
  return block?.kind === 'demo' ? stageWidth(block.options) : sceneWidth;
}

/** Renders the snapshots, or reads them from the cache, and merges their CSS rules so that each appears once. */
async function snapshotAll(ids: string[], setup: SnapshotSetup): Promise<Snapshots> {
  const html = new Map<string, string>();
  const rules = new Map<string, string>();
  const sheets: string[] = [];
  for (const id of ids) {
    const { snapshot, sheet } = await snapshotOne(id, await setup.width(id), setup);
    html.set(id, snapshot.html);
    sheets.push(sheet);
    Object.entries(snapshot.rules).forEach(([ruleId, css]) => rules.set(ruleId, css));
  }
  const css = [...rules.values(), ...sheets].join('');
  const used =
    ids.length > 0 ? snapshotVariables(setup.theme, [...html.values(), css].join('')) : '';
  return { html, styles: { ids: [...rules.keys()], css: used + css } };
}

/** Renders one snapshot, or reads it from the cache. */
async function snapshotOne(
  id: string,
  width: number,
  { theme, load }: Pick<SnapshotSetup, 'theme' | 'load'>,
) {
  const sheet = await docs.demoStyles(id);
  const snapshot = await docs.snapshot(id, `${renderingCode}-${width}`, () =>
    renderSnapshot(id, { width, sheet, variables: themeVariables(theme), load: () => load(id) }),
  );
  return { snapshot, sheet };
}
