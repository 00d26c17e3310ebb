import { type CSSProperties, useRef, useState } from 'react';
import {
  LiveConsole,
  LiveEditor,
  LivePreview,
  useLiveSnapshot,
} from '#site/features/live-code/liveCode.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';
import { Choice } from '#site/ui/Choice.tsx';
import { ConsoleBar } from './ConsoleBar.tsx';
import { FileTabs } from './FileTabs.tsx';
import type { PlaygroundStart } from './openProject.ts';
import { PreviewBar, type PreviewWidth } from './PreviewBar.tsx';
import styles from './Project.module.css';
import { ProjectBar } from './ProjectBar.tsx';
import { SharedCodeGate } from './SharedCodeGate.tsx';
import { SplitHandle } from './SplitHandle.tsx';
import { useProjectSession } from './useProjectSession.ts';

type Pane = 'code' | 'preview' | 'console';

interface ProjectProps {
  start: PlaygroundStart;
  /** Search and hash the project was opened from. */
  address: string;
  onStartBlank: () => void;
}

/** A project in the playground: its files, its preview, its console. */
export function Project({ start, address, onStartBlank }: ProjectProps) {
  const t = useMessages('playground');
  const { session, address: currentAddress, moveTo } = useProjectSession(start, address);
  const { project, target } = useLiveSnapshot(session);
  const [chosenFile, setChosenFile] = useState(project.entry);
  const [seenTarget, setSeenTarget] = useState(target);
  const [pane, setPane] = useState<Pane>('code');
  const [share, setShare] = useState(50);
  const [isDragging, setIsDragging] = useState(false);
  const [width, setWidth] = useState<PreviewWidth>('full');
  const [theme, setTheme] = useState<Partial<ThemeState>>({});
  const [isConsoleOpen, setIsConsoleOpen] = useState(false);
  const [mayRun, setMayRun] = useState(start.source.kind !== 'shared');
  const tabs = useRef<HTMLDivElement>(null);
  const file = project.files.some(({ name }) => name === chosenFile) ? chosenFile : project.entry;

  if (target !== seenTarget) {
    // The reader followed an error to its line.
    setSeenTarget(target);
    setChosenFile(target?.file ?? file);
    setPane('code');
  }

  return (
    <div className={styles.root}>
      <ProjectBar
        session={session}
        start={start}
        address={currentAddress}
        onAddressChange={moveTo}
        onStartBlank={onStartBlank}
      />
      <PaneChoice value={pane} onChange={setPane} />
      <div
        className={styles.panes}
        data-pane={pane}
        data-dragging={isDragging || undefined}
        style={{ '--editor-share': `${share}%` } as CSSProperties}
      >
        <section className={styles.code} aria-label={t('editorPanel')}>
          <FileTabs tabs={tabs} session={session} file={file} onFileChange={setChosenFile} />
          <div className={styles.editor} id="playground-editor" role="tabpanel" aria-label={file}>
            <LiveEditor
              key={file}
              session={session}
              fileName={file}
              fit="fill"
              onLeave={() =>
                tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
              }
            />
          </div>
        </section>
        <SplitHandle
          value={share}
          onChange={setShare}
          onDragging={setIsDragging}
          controls="playground-editor"
        />
        <section className={styles.result} aria-label={t('previewPanel')}>
          <PreviewBar
            width={width}
            onWidthChange={setWidth}
            theme={theme}
            onThemeChange={setTheme}
          />
          <div
            className={styles.stage}
            data-width={width}
            style={{ colorScheme: theme.paletteMode }}
          >
            <div className={styles.sheet}>
              {mayRun ? (
                <LivePreview session={session} fit="fill" theme={theme} />
              ) : (
                <SharedCodeGate onRun={() => setMayRun(true)} />
              )}
            </div>
          </div>
        </section>
        <section className={styles.console} data-open={isConsoleOpen || undefined}>
          <ConsoleBar
            session={session}
            isOpen={isConsoleOpen}
            onToggle={() => setIsConsoleOpen((wasOpen) => !wasOpen)}
          />
          <div className={styles.lines}>
            <LiveConsole session={session} />
          </div>
        </section>
      </div>
    </div>
  );
}

/** On a narrow screen one pane is shown at a time. */
function PaneChoice({ value, onChange }: { value: Pane; onChange: (pane: Pane) => void }) {
  const t = useMessages('playground');
  const options = (['code', 'preview', 'console'] as const).map((pane) => ({
    value: pane,
    label: t(`panes.${pane}`),
  }));
  return (
    <div className={styles.paneChoice}>
      <Choice
        legend={t('panes.legend')}
        value={value}
        options={options}
        onChange={onChange}
        isCompact
      />
    </div>
  );
}
