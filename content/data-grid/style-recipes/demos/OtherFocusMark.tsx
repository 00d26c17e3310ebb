import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns } from '../../shared/playColumns';
import { plays } from '../../shared/plays.data';

const focused = [
  `& .${gridClasses.cell}:is(:focus, :focus-within)`,
  `& .${gridClasses.columnHeader}:is(:focus, :focus-within)`,
].join(', ');

export default function OtherFocusMark() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Plays with another focus mark"
        rows={plays}
        columns={columns}
        hideFooter
        sx={{
          [focused]: {
            outline: 'none',
            boxShadow: (theme) => `inset 0 -3px 0 ${(theme.vars ?? theme).palette.primary.main}`,
          },
        }}
      />
    </div>
  );
}
