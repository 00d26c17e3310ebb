import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { MenuItem } from '#site/ui/Menu.tsx';
import { ToolbarMenu } from './ToolbarMenu.tsx';
import type { DemoAction } from './useDemoActions.ts';

/** Where a demo can be opened: the playground and the sandboxes. */
export function OpenInMenu({ name, actions }: { name: string; actions: DemoAction[] }) {
  const t = useMessages();
  const label = t('demoTools.openIn');
  return (
    <ToolbarMenu tool="openIn" name={label} align="start" button={label}>
      {actions.map(
        ({ tool, position, press }) =>
          position === 'openIn' && (
            <MenuItem
              key={tool}
              data-ga-event-category="demo"
              data-ga-event-action={tool}
              data-ga-event-label={name}
              onClick={press}
            >
              {t(`demoTools.${tool}`)}
            </MenuItem>
          ),
      )}
    </ToolbarMenu>
  );
}
