import { siteConfig } from 'virtual:docs/config';
import { languageHref } from '#model/DocsPath.ts';
import type { NavPage } from '#model/NavNode.ts';
import { type Plan, plans as allPlans } from '#model/Plan.ts';
import type { SiteFigures } from '#model/SiteFigures.ts';
import { templatePath } from '#model/Template.ts';
import { SnapshotStyleSheet } from '#site/features/demo/stage/SnapshotStyleSheet.tsx';
import { TemplatePictures } from '#site/features/template-gallery/TemplatePictures.tsx';
import { CopyButton } from '#site/platform/CopyButton.tsx';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { HeroStage } from './HeroStage.tsx';
import styles from './HomePage.module.css';
import { Scene } from './Scene.tsx';
import type { Showcase } from './Showcase.ts';

/** The front door: what the library is, shown by the library itself. */
export function HomePage({ scenes, snapshotStyles, plans, figures }: Showcase) {
  return (
    <div className={styles.root}>
      <SnapshotStyleSheet styles={snapshotStyles} />
      <Hero />
      <Swatches />
      <div className={styles.scenes}>
        {siteConfig.products.map((product) => {
          const html = scenes.get(product.folder);
          return html && <Scene key={product.id} product={product} html={html} />;
        })}
      </div>
      <Plans plans={plans} />
      <Templates />
      <Ways />
      <Figures figures={figures} />
    </div>
  );
}

const install = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
};

function Hero() {
  const t = useMessages('home');
  const language = useLanguage();
  return (
    <section className={styles.hero} data-show-when="whole">
      <div>
        <h1>{t('headline')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div
          className={`code-group ${styles.install}`}
          data-code-group="package-manager"
          data-name={t('packageManager')}
        >
          {Object.entries(install).map(([label, command]) => (
            <div key={label} className="code-panel" data-label={label}>
              <div className="MuiCode-root">
                <pre tabIndex={0} dir="ltr">
                  <code>{`${command} @mui/x-data-grid`}</code>
                </pre>
                <CopyButton event={{ category: 'code', label: 'install' }} />
              </div>
            </div>
          ))}
        </div>
        <div className={styles.actions}>
          <a
            className={styles.primary}
            href={languageHref('/x/introduction/installation', language)}
          >
            {t('start')}
          </a>
          <a className={styles.secondary} href={languageHref('/playground', language)}>
            {t('tryIt')}
          </a>
        </div>
      </div>
      <HeroStage />
    </section>
  );
}

/** Primary colors to try; the first is the library's own. */
const swatches = ['', '#00796b', '#6d28d9', '#b42318', '#b45309'];

function Swatches() {
  const t = useMessages('home');
  return (
    <section className={styles.swatches} aria-labelledby="swatches">
      <p id="swatches">{t('swatches')}</p>
      <ul>
        {swatches.map((color, index) => (
          <li key={color}>
            <button
              type="button"
              data-swatch={color}
              aria-label={t(index === 0 ? 'swatchDefault' : 'swatch', { color })}
              style={color === '' ? undefined : { background: color }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Plans({ plans }: { plans: Readonly<Record<Plan, NavPage[]>> }) {
  const t = useMessages('home');
  const tags = useMessages();
  const language = useLanguage();
  return (
    <section className={styles.plans} aria-labelledby="plans">
      <h2 id="plans">{t('pricing.title')}</h2>
      <ul>
        <li>
          <h3>{t('pricing.community')}</h3>
          <p>{t('pricing.communityText')}</p>
        </li>
        {allPlans.map((plan) => (
          <li key={plan}>
            <h3>{tags(`tags.${plan}`)}</h3>
            <p>{t(`pricing.${plan}Text`, { count: String(plans[plan].length) })}</p>
            <p className={styles.features}>
              {plans[plan].map(({ path, title }) => (
                <a key={path} href={languageHref(path, language)}>
                  {title}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <a href={languageHref('/x/introduction/licensing', language)}>{t('pricing.compare')}</a>
    </section>
  );
}

const templates = ['marketing-page', 'blog', 'checkout'] as const;

function Templates() {
  const t = useMessages('home');
  const language = useLanguage();
  return (
    <section className={styles.templates} aria-labelledby="templates">
      <h2 id="templates">{t('templates.title')}</h2>
      <p>{t('templates.text')}</p>
      <ul>
        {templates.map((name) => (
          <li key={name}>
            <a
              href={languageHref(templatePath(name), language)}
              aria-label={t(`templates.${name}`)}
            >
              <TemplatePictures name={name} alt="" urgency="near" />
            </a>
          </li>
        ))}
      </ul>
      <a href={languageHref('/x/introduction/templates', language)}>{t('templates.all')}</a>
    </section>
  );
}

const ways = [
  ['introduction', '/x/introduction'],
  ['installation', '/x/introduction/installation'],
  ['licensing', '/x/introduction/licensing'],
  ['custom-components', '/x/common-concepts/custom-components'],
  ['cheat-sheet', '/x/react-data-grid/cheat-sheet'],
  ['mcp', '/x/introduction/mcp'],
] as const;

function Ways() {
  const t = useMessages('home');
  const language = useLanguage();
  return (
    <section className={styles.ways} aria-labelledby="ways-in">
      <h2 id="ways-in">{t('waysIn')}</h2>
      <ul>
        {ways.map(([page, path]) => (
          <li key={page}>
            <a href={languageHref(path, language)}>
              <strong>{t(`ways.${page}.title`)}</strong>
              <span>{t(`ways.${page}.text`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ figures }: { figures: SiteFigures }) {
  const t = useMessages('home');
  const language = useLanguage();
  const format = (value: number) => value.toLocaleString(language);
  return (
    <section className={styles.figures} aria-labelledby="figures">
      <h2 id="figures">{t('figures.title')}</h2>
      <dl>
        {(['demos', 'pages', 'links', 'scriptSize', 'findings'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>{name === 'scriptSize' ? `${figures.scriptSize} KB` : format(figures[name])}</dd>
          </div>
        ))}
      </dl>
      <a href={languageHref('/x/quality', language)}>{t('figures.more')}</a>
    </section>
  );
}
