import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  GridFilterPanel,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { checkModel } from './checkModel';
import { useStoredText } from './useStoredText';

/** The filter panel of the grid, with a list of saved filters below it. */
export function SavedViewsPanel(props: React.ComponentProps<typeof GridFilterPanel>) {
  const apiRef = useGridApiContext();
  const filterModel = useGridSelector(apiRef, gridFilterModelSelector);
  const [text, setText] = useStoredText('film-club-views');
  const [name, setName] = React.useState('');
  const views: Record<string, unknown> = JSON.parse(text ?? '{}');

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    setText(JSON.stringify({ ...views, [name.trim()]: filterModel }));
    setName('');
  };
  const remove = (view: string) => {
    const { [view]: _removed, ...others } = views;
    setText(JSON.stringify(others));
  };

  return (
    <Stack>
      <GridFilterPanel {...props} />
      <Stack sx={{ gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {Object.entries(views).map(([view, model]) => (
            <Chip
              key={view}
              size="small"
              label={view}
              onClick={() => apiRef.current.setFilterModel(checkModel(model))}
              onDelete={() => remove(view)}
            />
          ))}
        </Stack>
        <Stack component="form" direction="row" onSubmit={save} sx={{ gap: 1 }}>
          <TextField
            size="small"
            label="Name of the filter"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" disabled={name.trim() === '' || filterModel.items.length === 0}>
            Save
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}
