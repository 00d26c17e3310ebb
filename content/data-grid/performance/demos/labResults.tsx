import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { LabFigures } from './labRun';

const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const count = (value: number) => Math.round(value).toLocaleString('en');

const measures: [keyof LabFigures, string, (value: number) => string][] = [
  ['firstRender', 'First render', milliseconds],
  ['framesPerSecond', 'Frames per second while scrolling', count],
  ['slowFrame', 'Frame time, 95th percentile', milliseconds],
  ['blocked', 'Blocked by long tasks', milliseconds],
  ['key', 'Slowest arrow key', milliseconds],
  ['sort', 'Sort by name', milliseconds],
  ['elements', 'Elements in the grid', count],
  ['heap', 'JavaScript heap', (value) => `${count(value)} MB`],
];

interface LabResultsProps {
  figures: LabFigures | null;
  previous: LabFigures | null;
  recorded: LabFigures | undefined;
}

export function LabResults({ figures, previous, recorded }: LabResultsProps) {
  const columns = [figures, previous, recorded];
  return (
    <Table size="small" aria-label="Figures" sx={{ '& td, & th': { px: 1 } }}>
      <TableHead>
        <TableRow>
          <TableCell>Measure</TableCell>
          <TableCell align="right">Your browser</TableCell>
          <TableCell align="right">Run before</TableCell>
          <TableCell align="right">Recorded</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {measures.map(([name, label, format]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            {columns.map((column, index) => {
              const value = column?.[name];
              return (
                <TableCell key={index} align="right">
                  {value === undefined || value === null ? '–' : format(value)}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
