import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import StopTree from './StopTree';
import type { DashboardFilters } from './useDashboardFilters';
import { views, type ViewId } from './views';

/** Props of the menu. */
export interface SideMenuProps {
  view: ViewId;
  onOpen: (view: ViewId) => void;
  filters: DashboardFilters;
}

/** The menu: the views of the dashboard, and below them the tree of routes and stops. */
export default function SideMenu({ view, onOpen, filters }: SideMenuProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 1.5 }}>
      <Box component="nav" aria-label="Views">
        <List disablePadding>
          {views.map(({ id, label, Icon }) => (
            <ListItem key={id} disablePadding sx={{ mb: 0.5 }}>
              <ListItemButton
                selected={id === view}
                aria-current={id === view ? 'page' : undefined}
                onClick={() => onOpen(id)}
                sx={{ borderRadius: 1 }}
              >
                <ListItemIcon
                  sx={{ minWidth: 40, color: id === view ? 'primary.main' : undefined }}
                >
                  <Icon />
                </ListItemIcon>
                <ListItemText
                  primary={label}
                  slotProps={{ primary: { sx: { fontWeight: id === view ? 650 : 500 } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <StopTree items={filters.items} onChange={(items) => filters.choose({ items })} />
    </Box>
  );
}
