/** Size of the pictures, in pixels; `scripts/shootTemplates.ts` takes them. */
const size = { width: 960, height: 600 };

/** A template's picture in the mode of the page; decoration, because the card says what it shows. */
export function TemplateShot({ name, isFirst }: { name: string; isFirst: boolean }) {
  return (
    <div className="template-shot">
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          src={`/static/templates/${name}-${mode}.webp`}
          alt=""
          data-mode={mode}
          loading={isFirst && mode === 'light' ? 'eager' : 'lazy'}
          decoding="async"
          {...size}
        />
      ))}
    </div>
  );
}
