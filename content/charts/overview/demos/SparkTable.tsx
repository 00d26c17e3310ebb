import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const stations = [
  { name: 'Mill bridge', levels: [61, 64, 70, 88, 121, 117, 96, 84] },
  { name: 'Old lock', levels: [44, 43, 45, 52, 66, 71, 69, 60] },
  { name: 'Estuary', levels: [92, 60, 95, 63, 99, 70, 97, 64] },
];

export default function SparkTable() {
  return (
    <Table size="small" aria-label="Water levels of the last eight hours" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell>Station</TableCell>
          <TableCell>Trend</TableCell>
          <TableCell align="right">Now (cm)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {stations.map(({ name, levels }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell sx={{ width: '45%' }}>
              {/* preview-start */}
              <SparkLineChart
                aria-label={`${name}: from ${levels.at(0)} to ${levels.at(-1)} centimeters`}
                data={levels}
                height={36}
                curve="monotoneX"
              />
              {/* preview-end */}
            </TableCell>
            <TableCell align="right">{levels.at(-1)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
