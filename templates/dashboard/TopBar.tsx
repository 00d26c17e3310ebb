import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Brand from './Brand';
import NoticeMenu from './NoticeMenu';
import StopSearch from './StopSearch';
import type { DashboardFilters } from './useDashboardFilters';

/** Props of the bar at the top. */
export interface TopBarProps {
  filters: DashboardFilters;
  onMenu: () => void;
}

/** The bar that stays at the top: name, search for a stop, notices. */
export default function TopBar({ filters, onMenu }: TopBarProps) {
  const showStop = (stopId: string) => filters.choose({ items: [stopId] });
  return (
    <AppBar
      position="sticky"
      elevation={0}
      sx={{
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      {/* One height at every width: the menu below the bar measures itself by it. */}
      <Toolbar sx={{ gap: 1, '&&': { minHeight: 63 } }}>
        <IconButton
          edge="start"
          aria-label="Open menu"
          onClick={onMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Brand />
        <Box sx={{ flexGrow: 1 }} />
        <Box sx={{ display: { xs: 'none', sm: 'block' }, width: 260 }}>
          <StopSearch onPick={showStop} />
        </Box>
        <NoticeMenu onPick={showStop} />
      </Toolbar>
    </AppBar>
  );
}
