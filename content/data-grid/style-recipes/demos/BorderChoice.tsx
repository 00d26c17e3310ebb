import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns } from '../../shared/playColumns';
import { plays } from '../../shared/plays.data';

const borders = ['rows', 'all', 'none'] as const;
type Border = (typeof borders)[number];

export default function BorderChoice() {
  const [border, setBorder] = React.useState<Border>('all');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Borders"
        value={border}
        onChange={(_event, value: Border | null) => setBorder(value ?? border)}
      >
        {borders.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Plays"
          rows={plays}
          columns={columns}
          showCellVerticalBorder={border === 'all'}
          showColumnVerticalBorder={border === 'all'}
          hideFooter
          sx={
            border === 'none'
              ? {
                  border: 0,
                  [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
                    borderColor: 'transparent',
                  },
                  [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
                }
              : { [`& .${gridClasses.cell}`]: { borderColor: 'primary.main' } }
          }
        />
      </div>
    </Stack>
  );
}
