import { useState } from 'react';
import type { DemoOutline } from '#model/PageView.ts';
import { useSettings } from '#site/platform/settings/useSettings.ts';
import { ThemeStateOverride } from '#site/platform/settings/ThemeStateProvider.tsx';
import styles from './DemoBlock.module.css';
import { ResizableContent } from './environment/ResizableContent.tsx';
import { useLoadedEnvironment } from './environment/useLoadedEnvironment.ts';
import { DemoPanelSlot } from './panel/DemoPanelSlot.tsx';
import { DemoStage } from './stage/DemoStage.tsx';
import type { PropValues, StageControl } from './stage/StageControl.ts';

/** What a demo needs to run, written into the page as JSON. */
export interface DemoData {
  outline: DemoOutline;
  /** Path of the page, without language. */
  pagePath: string;
  /** Whether the page carries ads. */
  hasAds: boolean;
}

interface DemoBlockProps extends DemoData {
  /** HTML of the snapshot and of the panel; in the browser empty, because both are in the document already. */
  snapshotHtml?: string;
  panelHtml?: string;
  /** Tool the reader pressed before the demo was running. */
  pressed?: string | null;
}

/** A demo on a page: the running component in its frame and, below, its tools and code. */
export function DemoBlock(props: DemoBlockProps) {
  const { outline, pagePath, hasAds, snapshotHtml = '', panelHtml = '', pressed = null } = props;
  const { name, options, variants } = outline;
  const { codeStyling } = useSettings();
  const variant = variants.find(({ styling }) => styling === codeStyling) ?? variants[0];
  const [replacement, setReplacement] = useState<StageControl['replacement']>(null);
  const [demoProps, setProps] = useState<PropValues>({});
  const [run, setRun] = useState(0);
  const environment = useLoadedEnvironment(outline, pagePath);
  const { dir, scheme, width } = environment.frame;

  return (
    <div className={styles.root} id={name} data-background={options.background}>
      <div
        className={styles.frame}
        style={{ minBlockSize: options.height ?? undefined }}
        dir={dir}
        data-scheme={scheme}
      >
        <ThemeStateOverride change={environment.theme}>
          <ResizableContent demo={name} width={width ?? null} maxWidth={options.maxWidth}>
            {replacement}
            <div hidden={replacement !== null} className={styles.content}>
              <DemoStage
                id={variant?.id ?? ''}
                name={name}
                styling={variant?.styling ?? null}
                iframeHeight={options.iframe ? (options.height ?? 400) : null}
                run={run}
                demoProps={demoProps}
                environment={environment.demo}
                snapshotHtml={snapshotHtml}
              />
            </div>
          </ResizableContent>
        </ThemeStateOverride>
      </div>
      {options.toolbar && (
        <DemoPanelSlot
          outline={outline}
          pagePath={pagePath}
          hasAds={hasAds}
          html={panelHtml}
          pressed={pressed}
          stage={{
            replacement,
            replace: setReplacement,
            props: demoProps,
            setProps,
            restart: () => setRun((count) => count + 1),
          }}
        />
      )}
    </div>
  );
}
