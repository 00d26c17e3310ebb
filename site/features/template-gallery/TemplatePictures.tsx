import styles from './TemplatePictures.module.css';

interface TemplatePicturesProps {
  name: string;
  /** Empty where the text beside it describes the template. */
  alt: string;
  /** Whether readers see it at once: with the page, first of all pictures, or only when they come near. */
  urgency: 'first' | 'page' | 'near';
}

/** Size of the pictures, in pixels; `scripts/screenshotTemplates.ts` takes them. */
const size = { width: 960, height: 600 };

/** A template's screenshot in both modes, of which that of the page is shown. */
export function TemplatePictures({ name, alt, urgency }: TemplatePicturesProps) {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      className={styles[mode]}
      src={`/static/templates/${name}-${mode}.webp`}
      alt={alt}
      // A picture that is not shown is loaded only if it is eager.
      loading={urgency === 'near' || (urgency === 'page' && mode === 'dark') ? 'lazy' : undefined}
      fetchPriority={urgency === 'first' ? (mode === 'light' ? 'high' : 'low') : undefined}
      decoding="async"
      {...size}
    />
  ));
}
