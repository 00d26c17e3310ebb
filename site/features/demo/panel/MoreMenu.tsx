import { stylingSlug } from '#model/Preferences.ts';
import { demoFile } from '#model/DemoSource.ts';
import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import { copyText } from '#site/platform/copyText.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { importOrReload } from '#site/platform/islands/importOrReload.ts';
import { siteConfig } from 'virtual:docs/config';
import { MenuItem } from '#site/ui/Menu.tsx';
import { CodeChoices } from './CodeChoices.tsx';
import { ToolbarMenu } from './ToolbarMenu.tsx';
import type { DemoAction } from './useDemoActions.ts';

interface MoreMenuProps {
  outline: DemoOutline;
  variant: VariantOutline | null;
  /** Whether code is shown whose variant and styling can be chosen. */
  hasCode: boolean;
  actions: DemoAction[];
  notify: (text: string, isFailure?: boolean) => void;
}

/** Less frequent actions and, on a narrow screen, those that do not fit the bar. */
export function MoreMenu({ outline, variant, hasCode, actions, notify }: MoreMenuProps) {
  const t = useMessages();
  const { name } = outline;

  function copyLink(extension: 'js' | 'tsx') {
    const prefix = variant?.styling ? `${stylingSlug(variant.styling)}-` : '';
    const address = new URL(`#${prefix}${name}.${extension}`, location.href).href;
    void copyText(address).then((result) => {
      const isCopied = result === 'copied';
      notify(t(`demoTools.${isCopied ? 'linkCopied' : result}`), !isCopied);
    });
  }

  async function inspect() {
    try {
      const { startInspector } = await importOrReload(
        () => import('#site/features/inspector/startInspector.tsx'),
      );
      const result = await startInspector(name);
      if (result !== 'started') {
        notify(t(`inspector.${result}`), true);
      }
    } catch {
      notify(t('demoTools.loadFailed'), true);
    }
  }

  const item = (action: string, label: string, press: () => void, isNarrow = false) => (
    <MenuItem
      key={action}
      data-narrow={isNarrow || undefined}
      data-ga-event-category="demo"
      data-ga-event-action={action}
      data-ga-event-label={name}
      onClick={press}
    >
      {label}
    </MenuItem>
  );

  return (
    <ToolbarMenu tool="more" icon="more" name={t('demoTools.more')} align="end">
      {hasCode && <CodeChoices outline={outline} variant={variant} />}
      {actions.map(
        ({ tool, position, press }) =>
          (position === 'wide' || position === 'menu') &&
          item(tool, t(`demoTools.${tool}`), press, position === 'wide'),
      )}
      {item('inspect', t('demoTools.inspect'), () => void inspect())}
      {siteConfig.sourceRoot !== null && (
        <MenuItem
          href={`${siteConfig.sourceRoot}content/${demoFile(variant?.id ?? '')}`}
          target="_blank"
          rel="noopener noreferrer"
          data-ga-event-category="demo"
          data-ga-event-action="github"
          data-ga-event-label={name}
        >
          {t('demoTools.viewSource')}
        </MenuItem>
      )}
      {item('copy-js-source-link', t('demoTools.copyLinkJS'), () => copyLink('js'))}
      {item('copy-ts-source-link', t('demoTools.copyLinkTS'), () => copyLink('tsx'))}
    </ToolbarMenu>
  );
}
