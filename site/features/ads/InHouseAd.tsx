import { languageHref } from '#model/languageHref.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { AdDisplay } from './AdDisplay.tsx';
import type { AdShape } from './AdRecord.ts';
import type { InHouseAd as InHouseAdEntry } from './inHouseAds.ts';

/** An ad of ours for a page of this site. */
export function InHouseAd({
  entry: { name, path },
  shape,
}: {
  entry: InHouseAdEntry;
  shape: AdShape;
}) {
  const text = useStrings();
  const language = useLanguage();
  const ad = {
    name,
    link: languageHref(path, language),
    img: `/static/in-house/${name}.svg`,
    title: text(`inHouse.${name}.title`),
    description: text(`inHouse.${name}.text`),
    poweredby: 'MUI',
    label: `in-house-${name}`,
  };
  return <AdDisplay ad={ad} shape={shape} />;
}
