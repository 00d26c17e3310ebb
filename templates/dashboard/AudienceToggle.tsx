import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Audience } from './figures';

/** Props of the choice of readers. */
export interface AudienceToggleProps {
  value: Audience;
  onChange: (audience: Audience) => void;
}

const segment = { flexGrow: 1, px: { xs: 1, sm: 1.75 }, whiteSpace: 'nowrap' };

/** Chooses whose loans and readers are counted. */
export default function AudienceToggle({ value, onChange }: AudienceToggleProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="Readers to count"
      value={value}
      // Pressing the chosen one again gives null: one of the three is always chosen.
      onChange={(_, next: Audience | null) => next && onChange(next)}
      sx={{ height: 40, flexGrow: { xs: 1, sm: 0 } }}
    >
      <ToggleButton value="all" sx={segment}>
        All readers
      </ToggleButton>
      <ToggleButton value="children" sx={segment}>
        Children
      </ToggleButton>
      <ToggleButton value="adults" sx={segment}>
        Adults
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
