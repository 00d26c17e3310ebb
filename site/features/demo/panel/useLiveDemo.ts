import { createElement, useState } from 'react';
import type { CodeVariant } from '#model/Preferences.ts';
import type { DemoCode } from '#model/DemoSource.ts';
import type { Language } from '#model/Language.ts';
import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import { loadDemo } from '#site/features/demo/stage/loadDemo.ts';
import type { StageControl } from '#site/features/demo/stage/StageControl.ts';
import type * as liveCode from '#site/features/live-code/liveCode.ts';
import type { LiveSession } from '#site/features/live-code/createLiveSession.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { importIsland } from '#site/platform/islands/importIsland.ts';
import { fetchPageSources } from '#site/platform/navigation/fetchOnce.ts';

interface LiveDemoOptions {
  outline: DemoOutline;
  variant: VariantOutline | null;
  pagePath: string;
  codeVariant: CodeVariant;
  stage: StageControl;
}

type LiveCode = typeof liveCode;

/** A demo whose code the reader may change. */
export interface LiveDemo {
  /** The editing session; null until the reader first edits. */
  live: { module: LiveCode; session: LiveSession } | null;
  isEditing: boolean;
  /** Starts or resumes editing; rejects when the editor cannot be loaded. */
  edit(): Promise<void>;
  /** Shows the demo itself again; the reader's changes are kept for the next edit. */
  stop(): void;
  /** Discards the reader's changes. */
  reset(): void;
  /** The code as it is now, and what it is written in. */
  currentCode(): Promise<{ code: DemoCode; variant: CodeVariant; isEdited: boolean }>;
}

/** Lets a demo's code be edited in place: an editor for its code, and a sandboxed frame instead of the demo. */
export function useLiveDemo(options: LiveDemoOptions): LiveDemo {
  const { outline, variant, pagePath, codeVariant, stage } = options;
  const language = useLanguage();
  const [live, setLive] = useState<LiveDemo['live']>(null);
  const [isEditing, setIsEditing] = useState(false);

  async function sourceCode(): Promise<DemoCode> {
    const { demos } = await fetchPageSources(pagePath);
    const code = demos.find(
      (demo) => demo.name === outline.name && demo.styling === variant?.styling,
    );
    if (!code) {
      throw new Error(`The page has no code of ${outline.name}.`);
    }
    return code;
  }

  async function start() {
    const [module, code, styles] = await Promise.all([
      importIsland(() => import('#site/features/live-code/liveCode.ts')),
      sourceCode(),
      tailwindStyles(variant, language),
    ]);
    const files = code.files.map(({ tsName, jsName, ts, js }) =>
      codeVariant === 'TS' ? { name: tsName, text: ts } : { name: jsName, text: js },
    );
    const session = module.createLiveSession({ name: outline.name, files, styles });
    const started = { module, session };
    setLive(started);
    return started;
  }

  async function edit() {
    const { module, session } = live ?? (await start());
    const height = document.getElementById(outline.name)?.firstElementChild?.clientHeight;
    stage.replace(createElement(module.LivePreview, { session, initialHeight: height, inset: 0 }));
    setIsEditing(true);
  }

  return {
    live,
    isEditing,
    edit,
    stop() {
      stage.replace(null);
      setIsEditing(false);
    },
    reset() {
      if (isEditing) {
        live?.session.reset();
      } else {
        setLive(null);
      }
    },
    async currentCode() {
      const snapshot = live?.session.getSnapshot();
      if (!live || !snapshot?.isEdited) {
        return { code: await sourceCode(), variant: codeVariant, isEdited: false };
      }
      const styling = variant?.styling ?? null;
      return {
        ...live.module.toDemoCode(outline.name, snapshot.project, styling),
        isEdited: true,
      };
    },
  };
}

/** The utilities of a Tailwind demo, which need no scope in the frame. */
async function tailwindStyles(
  variant: VariantOutline | null,
  language: Language,
): Promise<string[]> {
  if (variant?.styling !== 'Tailwind') {
    return [];
  }
  const { styles } = await loadDemo(variant.id, language);
  return [styles.replaceAll("[data-styling='Tailwind']", ':root')];
}
