import { useState } from 'react';
import type { DemoOutline } from '#model/PageView.ts';
import { useSettings } from '#site/platform/settings/settingsStore.ts';
import styles from './DemoBlock.module.css';
import { DemoPanelSlot } from './DemoPanelSlot.tsx';
import { DemoStage } from './DemoStage.tsx';
import type { PropValues, StageControl } from './StageControl.ts';

interface DemoBlockProps {
  outline: DemoOutline;
  /** Path of the page, without language. */
  pagePath: string;
  /** Whether the page carries ads. */
  hasAds: boolean;
  snapshotHtml: string;
  panelHtml: string;
}

/** A demo on a page: the running component in its frame and, below, its tools and code. */
export function DemoBlock(props: DemoBlockProps) {
  const { outline, pagePath, hasAds, snapshotHtml, panelHtml } = props;
  const { name, options, variants } = outline;
  const { codeStyling } = useSettings();
  const variant = variants.find(({ styling }) => styling === codeStyling) ?? variants[0];
  const [replacement, setReplacement] = useState<StageControl['replacement']>(null);
  const [demoProps, setProps] = useState<PropValues>({});
  const [run, setRun] = useState(0);

  return (
    <div className={styles.root} id={name} data-background={options.background}>
      <div className={styles.frame} style={{ minBlockSize: options.height ?? undefined }}>
        <div className={styles.content} style={{ maxInlineSize: options.maxWidth ?? undefined }}>
          {replacement}
          <div hidden={replacement !== null} className={styles.content}>
            <DemoStage
              id={variant?.id ?? ''}
              name={name}
              styling={variant?.styling ?? null}
              iframeHeight={options.iframe ? (options.height ?? 400) : null}
              run={run}
              demoProps={demoProps}
              snapshotHtml={snapshotHtml}
            />
          </div>
        </div>
      </div>
      {options.toolbar && (
        <DemoPanelSlot
          outline={outline}
          pagePath={pagePath}
          hasAds={hasAds}
          html={panelHtml}
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
