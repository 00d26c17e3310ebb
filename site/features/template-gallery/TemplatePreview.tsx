import { useRef, useState } from 'react';
import { bareTemplatePath } from '#model/Template.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { TemplateBar, type PreviewWidth } from './TemplateBar.tsx';
import { usePreviewState } from './previewState.ts';
import { TemplateCode } from './TemplateCode.tsx';
import styles from './TemplatePreview.module.css';
import { useSendAppearance } from './frameAppearance.ts';

/** The page of one template: a slim bar, which `?hideFrame=true` hides, and below it the template in a frame, or its code. */
export function TemplatePreview({ name }: { name: string }) {
  const t = useMessages('templates');
  const { view, theme } = usePreviewState();
  const [width, setWidth] = useState<PreviewWidth>('full');
  const frame = useRef<HTMLIFrameElement>(null);
  useSendAppearance(frame, theme);
  return (
    <div className={styles.root}>
      <TemplateBar
        name={name}
        state={{ view, theme }}
        width={width}
        onWidthChange={setWidth}
        className={styles.bar}
      />
      <main id="main-content" className={styles.main} tabIndex={-1} data-width={width}>
        {/* Kept while the code is read: what the reader did in the template stays. */}
        {/* Our own page in a frame of our own: a sandbox would take the settings it shares with this one. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          className={styles.frame}
          aria-hidden={view === 'code' || undefined}
          src={bareTemplatePath(name)}
          title={t('preview')}
        />
        {view === 'code' && <TemplateCode name={name} />}
      </main>
    </div>
  );
}
