import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { RenameScore, ScoreDetails } from './scoreDialogs';
import { listViewColumn, ScoreActions } from './scoreItem';
import type { ScoreAction } from './scoreItem';
import { scores } from './scores.data';
import type { Score } from './scores.data';

const columns: GridColDef<Score>[] = [
  { field: 'name', headerName: 'Name' },
  {
    field: 'type',
    headerName: 'Type',
    type: 'singleSelect',
    valueOptions: ['PDF', 'Audio', 'Image'],
  },
  { field: 'voice', headerName: 'Voice' },
  { field: 'kilobytes', headerName: 'Size, KB', type: 'number' },
];

// preview-start
const slotProps = { toolbar: { csvOptions: { allColumns: true } } };
// preview-end

interface Opened {
  action: ScoreAction;
  score: Score;
}

export default function ChoirLibrary() {
  const [rows, setRows] = React.useState<Score[]>(scores);
  const [opened, setOpened] = React.useState<Opened | null>(null);
  const close = () => setOpened(null);

  const upload = () =>
    setRows((before) => {
      const id = Math.max(0, ...before.map((row) => row.id)) + 1;
      const name = `New score ${id}`;
      return [
        { id, name, type: 'PDF', kilobytes: 96, voice: 'Soprano', changed: '2026-03-09' },
        ...before,
      ];
    });
  const rename = (id: number, name: string) => {
    setRows((before) => before.map((row) => (row.id === id ? { ...row, name } : row)));
    close();
  };
  const handleAction = React.useCallback((action: ScoreAction, score: Score) => {
    if (action === 'delete') {
      setRows((before) => before.filter(({ id }) => id !== score.id));
    } else {
      setOpened({ action, score });
    }
  }, []);

  return (
    <ScoreActions value={handleAction}>
      <Stack sx={{ width: '100%', height: 560, gap: 1 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="h6" component="h3">
            Choir library
          </Typography>
          <Button variant="contained" onClick={upload}>
            Upload
          </Button>
        </Stack>
        <div style={{ flex: 1, minHeight: 0 }}>
          {/* preview-start */}
          <DataGridPro
            aria-label="Files of the choir"
            rows={rows}
            columns={columns}
            listView
            listViewColumn={listViewColumn}
            rowHeight={64}
            rowSelection={false}
            showToolbar
            slotProps={slotProps}
            pagination
            pageSizeOptions={[5, 10]}
            initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          />
          {/* preview-end */}
        </div>
      </Stack>
      {opened?.action === 'details' && <ScoreDetails score={opened.score} onClose={close} />}
      {opened?.action === 'rename' && (
        <RenameScore
          score={opened.score}
          onRename={(name) => rename(opened.score.id, name)}
          onClose={close}
        />
      )}
    </ScoreActions>
  );
}
