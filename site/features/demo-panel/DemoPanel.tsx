import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { DemoOutline } from '#model/PageView.ts';
import { type DemoHash, parseDemoHash } from '#model/parseDemoHash.ts';
import type { StageControl } from '#site/features/demo/StageControl.ts';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import {
  setCodeStyling,
  setCodeVariant,
  useSettings,
} from '#site/platform/settings/settingsStore.ts';
import { LicenseNote } from '#site/features/demo-notes/LicenseNote.tsx';
import { PropControls } from '#site/features/prop-controls/PropControls.tsx';
import { DemoAnchors } from './DemoAnchors.tsx';
import { DemoFiles } from './DemoFiles.tsx';
import styles from './DemoPanel.module.css';
import { DemoToolbar } from './DemoToolbar.tsx';
import type { PanelCode } from './PanelCode.ts';
import { LateDemoAd } from './LateDemoAd.tsx';
import { useLiveDemo } from './useLiveDemo.ts';
import { useShownCode } from './useShownCode.ts';

interface DemoPanelProps {
  outline: DemoOutline;
  pagePath: string;
  /** Whether the page carries ads; one then comes with the code. */
  hasAds: boolean;
  stage: StageControl;
  code: PanelCode;
  startsOpen: boolean;
}

/** A demo's tools and, under them, a preview of its code or all of it. Rendered at build, then again when it runs. */
export function DemoPanel(props: DemoPanelProps) {
  const { outline, pagePath, hasAds, stage, code, startsOpen } = props;
  const t = useTranslate();
  const { name, options, variants } = outline;
  const { codeVariant, codeStyling } = useSettings();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [selected, setSelected] = useState(0);
  const variant = variants.find(({ styling }) => styling === codeStyling) ?? variants[0];
  const shown = useShownCode({ outline, pagePath, code, codeVariant, variant: variant ?? null });
  useLinkedCode(name, () => setIsOpen(true));

  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) {
    setWasOpened(true);
  }
  const root = useRef<HTMLDivElement>(null);
  const liveDemo = useLiveDemo({ outline, variant: variant ?? null, pagePath, codeVariant, stage });
  const { live, isEditing } = liveDemo;
  const fileName = variant?.files[selected]?.[codeVariant === 'TS' ? 'tsName' : 'jsName'] ?? '';

  function readSource(): string {
    const edited = live?.session
      .getSnapshot()
      .project.files.find(({ name: file }) => file === fileName);
    const code = root.current?.querySelectorAll('[data-code-file] code')[selected];
    return (isEditing ? edited?.text : code?.textContent) ?? '';
  }

  const editor = live && isEditing && (
    <live.parts.LiveEditor
      key={fileName}
      session={live.session}
      fileName={fileName}
      hasFocus
      onLeave={() => root.current?.querySelector<HTMLElement>('[data-tool="stopEditing"]')?.focus()}
    />
  );
  const hasPreview = options.code === 'preview' && shown.preview !== null;
  return (
    <div ref={root} className={styles.root}>
      {outline.playground && (
        <PropControls demo={name} playground={outline.playground} stage={stage} />
      )}
      {outline.plan && <LicenseNote plan={outline.plan} />}
      <DemoToolbar
        outline={outline}
        variant={variant ?? null}
        pagePath={pagePath}
        stage={stage}
        isOpen={isOpen}
        hasPreview={hasPreview}
        liveDemo={liveDemo}
        readSource={readSource}
        onOpenChange={setIsOpen}
      />
      <details
        className={styles.code}
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className={styles.summary}>{t('demoTools.showCode')}</summary>
        <DemoAnchors name={name} variants={variants} />
        <DemoFiles
          name={name}
          files={variant?.files ?? []}
          codeVariant={shown.codeVariant}
          code={shown.files}
          selected={selected}
          onSelect={setSelected}
          editor={editor || null}
        />
      </details>
      {hasAds && wasOpened && <LateDemoAd />}
      {hasPreview && (
        <div className={`MuiCode-root ${styles.preview}`} data-code-preview="" hidden={isOpen}>
          <pre tabIndex={0} dir="ltr">
            <code dangerouslySetInnerHTML={{ __html: shown.preview ?? '' }} />
          </pre>
        </div>
      )}
    </div>
  );
}

/** A link to a demo's code opens it, in the variant and styling the link names. */
function useLinkedCode(name: string, open: () => void): void {
  const { hash } = useLocation();
  const [before, setBefore] = useState('');
  if (hash !== before) {
    setBefore(hash);
    if (linkedCode(hash, name)) {
      open();
    }
  }
  useEffect(() => {
    const linked = linkedCode(hash, name);
    if (linked?.variant) {
      setCodeVariant(linked.variant);
    }
    if (linked?.styling) {
      setCodeStyling(linked.styling);
    }
  }, [hash, name]);
}

function linkedCode(hash: string, name: string): DemoHash | null {
  const target = parseDemoHash(hash);
  return target?.name === name && target.variant ? target : null;
}
