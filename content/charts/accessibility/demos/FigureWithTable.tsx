import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const dams = [
  { name: 'Upper', capacity: 64 },
  { name: 'Middle', capacity: 112 },
  { name: 'Lower', capacity: 38 },
];

export default function FigureWithTable() {
  const captionId = React.useId();

  return (
    <Box component="figure" sx={{ width: '100%', m: 0 }}>
      <Typography component="figcaption" id={captionId} sx={{ fontWeight: 600 }}>
        The middle dam produces more than the other two together, in megawatts
      </Typography>
      {/* preview-start */}
      <BarChart
        aria-labelledby={captionId}
        role="img"
        height={220}
        hideLegend
        dataset={dams}
        xAxis={[{ dataKey: 'name' }]}
        series={[{ dataKey: 'capacity', label: 'Megawatts', barLabel: 'value' }]}
        slotProps={{ barLabel: { style: { fill: '#fff' } } }}
      />
      <details>
        <summary>Show the values as a table</summary>
        <Table size="small" aria-labelledby={captionId}>
          {/* preview-end */}
          <TableHead>
            <TableRow>
              <TableCell>Dam</TableCell>
              <TableCell align="right">Megawatts</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {dams.map(({ name, capacity }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{capacity}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Box>
  );
}
