import { stylingSlug } from '#model/CodePreferences.ts';
import type { VariantOutline } from '#model/PageView.ts';
import styles from './DemoPanel.module.css';

/**
 * Targets of links to a demo's code, one for each variant and styling.
 * They stand inside the folded code: a browser that goes to one unfolds it by itself, with or without script.
 */
export function DemoAnchors({ name, variants }: { name: string; variants: VariantOutline[] }) {
  const prefixes = [
    '',
    ...variants.flatMap(({ styling }) => (styling ? [`${stylingSlug(styling)}-`] : [])),
  ];
  return prefixes.flatMap((prefix) =>
    ['tsx', 'js'].map((extension) => {
      const id = `${prefix}${name}.${extension}`;
      return <span key={id} id={id} className={styles.anchor} />;
    }),
  );
}
