import { stylingSlug } from '#model/CodePreferences.ts';
import { demoFile } from '#model/demoFile.ts';
import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { siteConfig } from 'virtual:docs/config';
import { ToolbarMenu } from './ToolbarMenu.tsx';
import { copyText } from './copyText.ts';
import type { DemoAction } from './useDemoActions.ts';

interface MoreMenuProps {
  outline: DemoOutline;
  variant: VariantOutline | null;
  actions: DemoAction[];
  say: (text: string) => void;
}

/** Actions that are wanted less often and, on a narrow screen, those that do not fit the bar. */
export function MoreMenu({ outline, variant, actions, say }: MoreMenuProps) {
  const t = useTranslate();
  const { name } = outline;

  function copyLink(extension: 'js' | 'tsx') {
    const prefix = variant?.styling ? `${stylingSlug(variant.styling)}-` : '';
    const address = new URL(`#${prefix}${name}.${extension}`, location.href).href;
    void copyText(address).then((isCopied) =>
      say(t(`demoTools.${isCopied ? 'linkCopied' : 'copyFailed'}`)),
    );
  }

  const item = (action: string, label: string, press: () => void, isNarrow = false) => (
    <button
      key={action}
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-narrow={isNarrow || undefined}
      data-ga-event-category="demo"
      data-ga-event-action={action}
      data-ga-event-label={name}
      onClick={press}
    >
      {label}
    </button>
  );

  return (
    <ToolbarMenu tool="more" icon="more" name={t('demoTools.more')} align="end">
      {actions.map(({ tool, place, press }) =>
        place === 'bar' ? null : item(tool, t(`demoTools.${tool}`), press, place === 'wide'),
      )}
      <a
        role="menuitem"
        tabIndex={-1}
        href={`${siteConfig.sourceRoot}content/${demoFile(variant?.id ?? '')}`}
        target="_blank"
        rel="noopener noreferrer"
        data-ga-event-category="demo"
        data-ga-event-action="github"
        data-ga-event-label={name}
      >
        {t('demoTools.viewSource')}
      </a>
      {item('copy-js-source-link', t('demoTools.copyLinkJS'), () => copyLink('js'))}
      {item('copy-ts-source-link', t('demoTools.copyLinkTS'), () => copyLink('tsx'))}
    </ToolbarMenu>
  );
}
