import Box from '@mui/material/Box';

/** Makes the content of a detail panel a row with one cell, as the roles of a grid require. */
export function Panel({ label, children }: React.PropsWithChildren<{ label: string }>) {
  return (
    <div role="row">
      <Box role="gridcell" aria-label={label} sx={{ px: { xs: 2, sm: 7 }, py: 2 }}>
        {children}
      </Box>
    </div>
  );
}
