import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import 'dayjs/locale/en-gb';
import { useEffect, useRef, useState } from 'react';
import EmptyState from './EmptyState';
import FilterBar from './FilterBar';
import MenuDrawer from './MenuDrawer';
import Overview from './Overview';
import SideMenu from './SideMenu';
import TopBar from './TopBar';
import { useDashboardFilters } from './useDashboardFilters';
import Vans from './Vans';
import ViewHeading from './ViewHeading';
import type { ViewId } from './views';
import VisitLog from './VisitLog';
import { quarter } from './visits';

const contents = { overview: Overview, visits: VisitLog, vans: Vans };

/** The dashboard of a mobile library: what four vans lent in a winter, filtered by stop, period and reader. */
export default function Dashboard() {
  const filters = useDashboardFilters();
  const [view, setView] = useState<ViewId>('overview');
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const announcedView = useRef(view);
  const Content = contents[view];

  useEffect(() => {
    if (announcedView.current !== view) {
      announcedView.current = view;
      heading.current?.focus();
    }
  }, [view]);

  function openView(next: ViewId) {
    setView(next);
    setIsMenuOpen(false);
  }

  function showWholeQuarter() {
    filters.choose({ from: quarter.first, to: quarter.last });
    heading.current?.focus();
  }

  const menu = <SideMenu view={view} onOpen={openView} filters={filters} />;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
        <TopBar filters={filters} onMenu={() => setIsMenuOpen(true)} />
        <MenuDrawer
          isOpen={isMenuOpen}
          visitCount={filters.visits.length}
          onClose={() => setIsMenuOpen(false)}
        >
          {menu}
        </MenuDrawer>
        <Box sx={{ display: 'flex' }}>
          <Box
            component="aside"
            aria-label="Menu and stops"
            sx={{
              display: { xs: 'none', md: 'block' },
              flex: '0 0 264px',
              position: 'sticky',
              insetBlockStart: 64,
              height: 'calc(100dvh - 64px)',
              overflowY: 'auto',
              bgcolor: 'background.paper',
              borderInlineEnd: '1px solid',
              borderColor: 'divider',
            }}
          >
            {menu}
          </Box>
          <Box
            component="main"
            sx={{
              display: 'flex',
              flexDirection: 'column',
              gap: { xs: 2, sm: 3 },
              flexGrow: 1,
              minWidth: 0,
              maxWidth: 1360,
              mx: 'auto',
              px: { xs: 2, sm: 3, lg: 4 },
              py: { xs: 3, sm: 4 },
            }}
          >
            <ViewHeading ref={heading} view={view} />
            <FilterBar filters={filters} onChooseStops={() => setIsMenuOpen(true)} />
            {filters.visits.length > 0 ? (
              <Content filters={filters} />
            ) : (
              <EmptyState stopIds={filters.stopIds} onReset={showWholeQuarter} />
            )}
          </Box>
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
