import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import AudienceToggle from './AudienceToggle';
import FilterSummary from './FilterSummary';
import PeriodField from './PeriodField';
import type { DashboardFilters } from './useDashboardFilters';
import { quarter } from './visits';

/** Props of the filter bar. */
export interface FilterBarProps {
  filters: DashboardFilters;
  onChooseStops: () => void;
}

/** Period and readers to count, and what is shown because of them. */
export default function FilterBar({ filters, onChooseStops }: FilterBarProps) {
  const { audience, period, choose } = filters;
  return (
    <Card component="section" aria-label="Filters">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(2, 168px) minmax(0, 1fr)',
          },
          alignItems: 'start',
          gap: 1.5,
          p: 2,
        }}
      >
        <PeriodField
          label="From"
          value={filters.from}
          first={quarter.first}
          last={period.to}
          onChange={(from) => choose({ from })}
        />
        <PeriodField
          label="To"
          value={filters.to}
          first={period.from}
          last={quarter.last}
          onChange={(to) => choose({ to })}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            gridColumn: { xs: '1 / -1', md: 'auto' },
            justifyContent: { md: 'flex-end' },
          }}
        >
          <AudienceToggle value={audience} onChange={(next) => choose({ audience: next })} />
          <Button
            variant="outlined"
            startIcon={<AccountTreeOutlined />}
            onClick={onChooseStops}
            sx={{ display: { md: 'none' }, height: 40, flexGrow: { xs: 1, sm: 0 } }}
          >
            Choose stops
          </Button>
        </Box>
      </Box>
      <FilterSummary filters={filters} />
    </Card>
  );
}
