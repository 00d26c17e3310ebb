import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { DemoOutline } from '#model/PageView.ts';
import { type DemoHash, parseDemoHash } from '#model/Preferences.ts';
import { useEnvironmentBar } from '#site/features/demo/environment/useEnvironmentBar.ts';
import type { StageControl } from '#site/features/demo/stage/StageControl.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { useHash } from '#site/platform/navigation/useHash.ts';
import { setPreference } from '#site/platform/settings/settingsStore.ts';
import { useSettings } from '#site/platform/settings/useSettings.ts';
import { PropControls } from '#site/features/demo/controls/PropControls.tsx';
import { SourceCopyButton } from '#site/features/demo/controls/SourceCopyButton.tsx';
import { LicenseNote } from './LicenseNote.tsx';
import { DemoAnchors, DemoFiles } from './DemoFiles.tsx';
import styles from './DemoPanel.module.css';
import { DemoToolbar } from './DemoToolbar.tsx';
import { type PanelCode, useShownCode } from './PanelCode.ts';
import { readRunnableSource } from './readRunnableSource.ts';
import { useLiveDemo } from './useLiveDemo.ts';

interface DemoPanelProps {
  outline: DemoOutline;
  pagePath: string;
  /** Whether the page carries ads; one then comes with the code. */
  hasAds: boolean;
  stage: StageControl;
  code: PanelCode;
  startsOpen: boolean;
}

/** A demo's toolbar and, below it, a preview of its code or all of it. Rendered at build, then again in the browser. */
export function DemoPanel(props: DemoPanelProps) {
  const { outline, pagePath, hasAds, stage, code, startsOpen } = props;
  const t = useMessages();
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
  const environmentBar = useEnvironmentBar(outline, pagePath);
  const fileName = variant?.files[selected]?.[codeVariant === 'TS' ? 'tsName' : 'jsName'] ?? '';

  function readSource(): string | Promise<string> {
    if (live && isEditing) {
      const { files } = live.session.getSnapshot().project;
      return files.find((file) => file.name === fileName)?.text ?? '';
    }
    return readRunnableSource({
      outline,
      variant: variant ?? null,
      pagePath,
      codeVariant,
      props: stage.props,
      readShown: () =>
        shown.codeVariant === codeVariant
          ? (root.current?.querySelector('[data-code-file] code')?.textContent ?? null)
          : null,
    });
  }

  const editor = live && isEditing && (
    <live.module.LiveEditor
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
      {outline.propControls && (
        <PropControls
          demo={name}
          componentControls={outline.propControls}
          stage={stage}
          readSource={readSource}
        />
      )}
      {outline.watermarkPlan && <LicenseNote plan={outline.watermarkPlan} />}
      <DemoToolbar
        outline={outline}
        variant={variant ?? null}
        pagePath={pagePath}
        stage={stage}
        isOpen={isOpen}
        hasPreview={hasPreview}
        liveDemo={liveDemo}
        environmentBar={environmentBar}
        readSource={readSource}
        onOpenChange={setIsOpen}
      />
      {environmentBar.bar}
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
          readSource={readSource}
        />
      </details>
      {hasAds && wasOpened && <LateDemoAd />}
      {hasPreview && (
        <div className={`MuiCode-root ${styles.preview}`} data-code-preview="" hidden={isOpen}>
          <pre tabIndex={0} dir="ltr">
            <code dangerouslySetInnerHTML={{ __html: shown.preview ?? '' }} />
          </pre>
          <SourceCopyButton tool="copyPreview" demo={name} readSource={readSource} />
        </div>
      )}
    </div>
  );
}

/** Opens the code when the address links to it, in the variant and styling of the link. */
function useLinkedCode(name: string, open: () => void): void {
  const hash = useHash();
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
      setPreference('codeVariant', linked.variant);
    }
    if (linked?.styling) {
      setPreference('codeStyling', linked.styling);
    }
  }, [hash, name]);
}

function linkedCode(hash: string, name: string): DemoHash | null {
  const target = parseDemoHash(hash);
  return target?.name === name && target.variant ? target : null;
}

/** The ad shown with a demo's code once it was opened; loaded then. */
function LateDemoAd() {
  const [DemoAd, setDemoAd] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('#site/features/ads/DemoAd.tsx').then(
      (module) => setDemoAd(() => module.DemoAd),
      // Most likely blocked; then there is no ad.
      () => {},
    );
  }, []);
  return DemoAd && <DemoAd />;
}
