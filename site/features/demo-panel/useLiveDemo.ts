import { createElement, useState } from 'react';
import type { CodeVariant } from '#model/CodePreferences.ts';
import type { DemoCode } from '#model/DemoCode.ts';
import type { Language } from '#model/Language.ts';
import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import { loadDemo } from '#site/features/demo/loadDemo.ts';
import type { StageControl } from '#site/features/demo/StageControl.ts';
import type * as liveCode from '#site/features/live-code/liveCode.ts';
import type { LiveSession } from '#site/features/live-code/createLiveSession.ts';
import { projectCode } from '#site/features/sandbox-export/projectCode.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { importPart } from '#site/platform/i18n/importPart.ts';
import { fetchPageSources } from './fetchPageSources.ts';

interface LiveDemoOptions {
  outline: DemoOutline;
  variant: VariantOutline | null;
  pagePath: string;
  codeVariant: CodeVariant;
  stage: StageControl;
}

type LiveParts = typeof liveCode;

/** A demo whose code the reader may change. */
export interface LiveDemo {
  /** The running edit; null until the reader first asks to edit. */
  live: { parts: LiveParts; session: LiveSession } | null;
  isEditing: boolean;
  /** Starts or goes on editing; rejects when the editor cannot be loaded. */
  edit(): Promise<void>;
  /** Shows the demo itself again; what the reader wrote is there when they come back. */
  stop(): void;
  /** Forgets what the reader wrote. */
  reset(): void;
  /** The code as it is now, and what it is written in. */
  currentCode(): Promise<{ code: DemoCode; variant: CodeVariant; isEdited: boolean }>;
}

/** Lets a demo's code be edited in place: an editor for its code, and a sandboxed frame in the demo's place. */
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
    const [parts, code, styles] = await Promise.all([
      importPart(() => import('#site/features/live-code/liveCode.ts')),
      sourceCode(),
      tailwindStyles(variant, language),
    ]);
    const files = code.files.map(({ tsName, jsName, ts, js }) =>
      codeVariant === 'TS' ? { name: tsName, text: ts } : { name: jsName, text: js },
    );
    const session = parts.createLiveSession({ name: outline.name, files, styles });
    const started = { parts, session };
    setLive(started);
    return started;
  }

  async function edit() {
    const { parts, session } = live ?? (await start());
    const height = document.getElementById(outline.name)?.firstElementChild?.clientHeight;
    stage.replace(createElement(parts.LivePreview, { session, initialHeight: height, inset: 0 }));
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
      return snapshot?.isEdited
        ? {
            ...projectCode(outline.name, snapshot.project, variant?.styling ?? null),
            isEdited: true,
          }
        : { code: await sourceCode(), variant: codeVariant, isEdited: false };
    },
  };
}

/** The utilities of a Tailwind demo, which in the frame need no fence around them. */
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
