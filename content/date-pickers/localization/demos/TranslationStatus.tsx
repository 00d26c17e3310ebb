import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { labelsOf, languages } from './languages.data';

const all = Object.keys(labelsOf('enUS'));

export default function TranslationStatus() {
  return (
    <Box
      role="region"
      aria-label="Translations"
      tabIndex={0}
      sx={{ maxHeight: 420, overflow: 'auto', width: '100%' }}
    >
      <Table stickyHeader size="small" sx={{ '& th, & td': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Language</TableCell>
            <TableCell>Import</TableCell>
            <TableCell>Day.js</TableCell>
            <TableCell align="right">Labels</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {languages.map(({ pack, locale, name }) => (
            <TableRow key={pack}>
              <TableCell component="th" scope="row" lang={locale}>
                {name}
              </TableCell>
              <TableCell>{pack}</TableCell>
              <TableCell>{locale}</TableCell>
              <TableCell align="right">
                {all.filter((label) => label in labelsOf(pack)).length} / {all.length}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
