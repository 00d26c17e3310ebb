import type { ProductSummary } from '#model/SiteConfig.ts';
import { languageHref } from '#model/DocsPath.ts';
import { textIn } from '#model/Language.ts';
import { CopyButton } from '#site/platform/CopyButton.tsx';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './Scene.module.css';
import { type SceneHtml, sceneOf } from './Showcase.ts';

interface SceneProps {
  product: ProductSummary;
  html: SceneHtml;
}

/** A product at its strongest: the running component, and beside it the code that makes it. */
export function Scene({ product: { id, folder, name, path, tagline }, html }: SceneProps) {
  const t = useMessages('home');
  const language = useLanguage();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.text}>
        <h2 id={id}>{name}</h2>
        <p>{textIn(tagline, language)}</p>
        <ul>
          {([1, 2, 3] as const).map((point) => (
            <li key={point}>{t(`highlights.${folder}.${point}`)}</li>
          ))}
        </ul>
        <a href={languageHref(path, language)}>{t('open', { name })}</a>
      </div>
      <div className={styles.sides}>
        <div
          className={styles.stage}
          data-scene={folder}
          data-waits=""
          data-demo={JSON.stringify(sceneOf(folder, name))}
          dangerouslySetInnerHTML={{ __html: html.demo }}
        />
        <div className={`MuiCode-root ${styles.code}`}>
          <pre tabIndex={0} dir="ltr">
            <code className="language-tsx" dangerouslySetInnerHTML={{ __html: html.code }} />
          </pre>
          <CopyButton event={{ category: 'code', label: folder }} />
        </div>
      </div>
    </section>
  );
}
