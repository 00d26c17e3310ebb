import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';
import { categories } from './Article';
import type { Order, Wish } from './selection';

interface FiltersProps {
  wish: Wish;
  onChange: (wish: Wish) => void;
  searchRef: RefObject<HTMLInputElement | null>;
}

const orders: Record<Order, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  shortest: 'Shortest read first',
};

/** Search, categories and order; they act together. */
export default function Filters({ wish, onChange, searchRef }: FiltersProps) {
  return (
    <Box
      role="search"
      aria-label="Articles"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Box
        role="group"
        aria-label="Category"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: { xs: '1 0 100%', md: '1 1 auto' } }}
      >
        {(['All', ...categories] as const).map((category) => (
          <Chip
            key={category}
            label={category}
            component="button"
            type="button"
            aria-pressed={wish.category === category}
            color={wish.category === category ? 'primary' : 'default'}
            variant={wish.category === category ? 'filled' : 'outlined'}
            onClick={() => onChange({ ...wish, category })}
          />
        ))}
      </Box>
      <TextField
        inputRef={searchRef}
        label="Search articles"
        type="search"
        size="small"
        value={wish.words}
        onChange={(event) => onChange({ ...wish, words: event.target.value })}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search />
              </InputAdornment>
            ),
          },
        }}
        sx={{ flex: { xs: '1 0 100%', sm: '1 1 260px', md: '0 1 260px' } }}
      />
      <TextField
        label="Order"
        select
        size="small"
        value={wish.order}
        onChange={(event) => onChange({ ...wish, order: event.target.value as Order })}
        slotProps={{ select: { native: true } }}
        sx={{ flex: { xs: '1 0 100%', sm: '0 0 200px' } }}
      >
        {Object.entries(orders).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
