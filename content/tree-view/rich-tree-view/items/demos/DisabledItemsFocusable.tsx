import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Room {
  id: string;
  label: string;
  isBooked?: boolean;
  children?: Room[];
}

const rooms: Room[] = [
  {
    id: 'upstairs',
    label: 'Upstairs',
    children: [
      { id: 'reading', label: 'Reading room' },
      { id: 'studio', label: 'Studio (booked)', isBooked: true },
      { id: 'archive', label: 'Archive' },
    ],
  },
  { id: 'cellar', label: 'Cellar (booked)', isBooked: true },
  { id: 'garden', label: 'Garden room' },
];

const isRoomBooked = (room: Room) => Boolean(room.isBooked);

export default function DisabledItemsFocusable() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Disabled items take focus"
      />
      <RichTreeView
        aria-label="Library rooms"
        items={rooms}
        isItemDisabled={isRoomBooked}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['upstairs']}
      />
    </Stack>
  );
}
