import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { applies, components, locales, options, orientations, variants, zones } from './options';
import type { Choice, OptionId } from './options';

interface SelectProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several values. */
function Select<Value extends string>({ label, values, value, onChange }: SelectProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      sx={{ width: 186 }}
    >
      {values.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const componentNames = Object.keys(components) as Choice['component'][];
const localeNames = Object.keys(locales) as Choice['locale'][];

interface ComposerControlsProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** A select for each dimension and a switch for each option. */
export function ComposerControls({ choice, onChange }: ComposerControlsProps) {
  const set = (change: Partial<Choice>) => onChange({ ...choice, ...change });
  const toggle = (id: OptionId) => {
    const on = new Set(choice.on);
    if (!on.delete(id)) {
      on.add(id);
    }
    set({ on });
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Select
          label="Component"
          values={componentNames}
          value={choice.component}
          onChange={(component) => set({ component })}
        />
        <Select
          label="Variant"
          values={variants}
          value={choice.variant}
          onChange={(variant) => set({ variant })}
        />
        {!components[choice.component].isRange && (
          <Select
            label="Layout"
            values={orientations}
            value={choice.orientation}
            onChange={(orientation) => set({ orientation })}
          />
        )}
        <Select
          label="Locale"
          values={localeNames}
          value={choice.locale}
          onChange={(locale) => set({ locale })}
        />
        <Select
          label="Time zone"
          values={zones}
          value={choice.zone}
          onChange={(zone) => set({ zone })}
        />
      </Stack>
      {(['Props', 'Slots'] as const).map((group) => (
        <Stack
          key={group}
          direction="row"
          role="group"
          aria-label={group}
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <Typography variant="caption" sx={{ width: 44, color: 'text.secondary' }}>
            {group}
          </Typography>
          {options
            .filter((option) => option.group === group && applies(option, choice))
            .map(({ id, label }) => {
              const isOn = choice.on.has(id);
              return (
                <Chip
                  key={id}
                  size="small"
                  label={label}
                  aria-pressed={isOn}
                  color={isOn ? 'primary' : 'default'}
                  variant={isOn ? 'filled' : 'outlined'}
                  icon={isOn ? <CheckIcon /> : undefined}
                  onClick={() => toggle(id)}
                />
              );
            })}
        </Stack>
      ))}
    </Stack>
  );
}
