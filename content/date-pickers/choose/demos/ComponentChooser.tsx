import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CodeView } from '../../shared/codeView';
import { taskCode, tasks } from './tasks';
import type { Task, TaskId } from './tasks';

export default function ComponentChooser() {
  const [id, setId] = React.useState<TaskId>('known');
  const task: Task = tasks[id];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', gap: 2 }}>
        <TextField
          select
          label="What do your users do?"
          value={id}
          onChange={(event) => setId(event.target.value as TaskId)}
          sx={{ maxWidth: 360 }}
        >
          {Object.entries(tasks).map(([value, { label }]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <div role="status">
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Typography variant="h6" component="p">
              {task.component}
            </Typography>
            {task.isPro && <Chip size="small" label="Pro" />}
          </Stack>
          <Typography color="text.secondary">{task.reason}</Typography>
        </div>
        <Box sx={{ display: 'flex', minHeight: 80, alignItems: 'center' }} key={id}>
          {task.live}
        </Box>
        <CodeView fileName="Answer.tsx" code={taskCode(task)} />
      </Stack>
    </LocalizationProvider>
  );
}
