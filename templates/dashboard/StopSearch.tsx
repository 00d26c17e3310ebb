import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { routeWith, stops } from './network';

/** Props of the search for a stop. */
export interface StopSearchProps {
  onPick: (stopId: string) => void;
}

/** Finds a stop by name and narrows the page to it; the field is empty again for the next search. */
export default function StopSearch({ onPick }: StopSearchProps) {
  const [text, setText] = useState('');
  return (
    <Autocomplete
      options={stops}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      value={null}
      inputValue={text}
      onInputChange={(_, value, reason) => setText(reason === 'input' ? value : '')}
      onChange={(_, stop) => stop && onPick(stop.id)}
      autoHighlight
      // Inside the header, the list belongs to a landmark of the page.
      disablePortal
      size="small"
      popupIcon={<Search />}
      noOptionsText="No stop of this name"
      renderOption={({ key, ...props }, { name, routeId }) => (
        <li key={key} {...props}>
          <ListItemText primary={name} secondary={routeWith(routeId).name} sx={{ my: 0 }} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Find a stop" />}
      sx={{ '& .MuiAutocomplete-popupIndicatorOpen': { transform: 'none' } }}
    />
  );
}
