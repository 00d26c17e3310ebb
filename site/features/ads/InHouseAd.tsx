import { languageHref } from '#model/DocsPath.ts';
import type { Random } from '#site/platform/analytics/track.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { AdDisplay, type AdShape } from './AdDisplay.tsx';
import styles from './InHouseAd.module.css';

/** A page of this site that an ad of ours leads to; the ad's text is in the messages under its name. */
export interface InHouseEntry {
  name: 'plans' | 'loading' | 'headless' | 'slots' | 'support';
  /** Path without language. */
  path: string;
}

/** The ads shown when the network's are blocked, missing or not configured. */
export const inHouseAds: readonly [InHouseEntry, ...InHouseEntry[]] = [
  { name: 'plans', path: '/x/introduction/licensing' },
  { name: 'loading', path: '/x/react-tree-view/rich-tree-view/lazy-loading' },
  { name: 'headless', path: '/x/react-tree-view/rich-tree-view/headless' },
  { name: 'slots', path: '/x/common-concepts/custom-components' },
  { name: 'support', path: '/x/introduction/support' },
];

/** The ads that do not lead to the page they are shown on. */
export function inHouseAdsFor(currentPath: string): [InHouseEntry, ...InHouseEntry[]] {
  const [first, ...rest] = inHouseAds.filter(({ path }) => path !== currentPath);
  return [first ?? inHouseAds[0], ...rest];
}

/** Share of readers with blocked ads who are asked to allow them instead of being shown an ad of ours. */
export const appealShare = 0.2;

/** Decides by chance whether blocked ads are answered with an appeal. */
export function shouldShowAppeal(random: Random): boolean {
  return random() < appealShare;
}

/** Picks one of several, each as likely as the others. */
export function pickRandom<T>(choices: readonly [T, ...T[]], random: Random): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** An ad of ours for a page of this site. */
export function InHouseAd({
  entry: { name, path },
  shape,
}: {
  entry: InHouseEntry;
  shape: AdShape;
}) {
  const t = useMessages('ads');
  const language = useLanguage();
  const ad = {
    name,
    link: languageHref(path, language),
    img: `/static/in-house/${name}.svg`,
    title: t(`inHouse.${name}.title`),
    description: t(`inHouse.${name}.text`),
    poweredby: 'MUI',
    label: `in-house-${name}`,
  };
  return <AdDisplay ad={ad} shape={shape} />;
}

/** Asks readers who block ads to allow them here (S8.8). */
export function AdBlockNotice() {
  const t = useMessages('ads');
  return (
    <div className={styles.root}>
      <p>{t('appeal.help')}</p>
      <p>{t('appeal.whitelist')}</p>
      <p>
        {t('appeal.thanks')}{' '}
        <span role="img" aria-label={t('appeal.heart')}>
          ❤️
        </span>
      </p>
    </div>
  );
}
