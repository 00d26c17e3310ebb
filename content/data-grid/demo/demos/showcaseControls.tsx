import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { features, includes, plans } from './features';
import type { Choice, FeatureId } from './features';

const rowCounts = [100, 1000, 10_000, 100_000];
const densities: Choice['density'][] = ['compact', 'standard', 'comfortable'];

interface OptionsProps<Value extends string | number> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several values. */
function Options<Value extends string | number>({
  label,
  values,
  value,
  onChange,
}: OptionsProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, next: Value | null) => next !== null && onChange(next)}
      sx={{ '& .MuiToggleButton-root': { textTransform: 'none', py: 0.5 } }}
    >
      {values.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          {choice.toLocaleString('en-US')}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface ShowcaseControlsProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** The plan, the number of rows, the density, and a switch for each feature. */
export function ShowcaseControls({ choice, onChange }: ShowcaseControlsProps) {
  const toggle = (id: FeatureId) => {
    const on = new Set(choice.on);
    if (!on.delete(id)) {
      on.add(id);
    }
    onChange({ ...choice, on });
  };

  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Options
          label="Plan"
          values={plans}
          value={choice.plan}
          onChange={(plan) => onChange({ ...choice, plan })}
        />
        <Options
          label="Rows"
          values={rowCounts}
          value={choice.rowCount}
          onChange={(rowCount) => onChange({ ...choice, rowCount })}
        />
        <Options
          label="Density"
          values={densities}
          value={choice.density}
          onChange={(density) => onChange({ ...choice, density })}
        />
      </Stack>
      {plans.map((plan) => (
        <Stack
          key={plan}
          direction="row"
          role="group"
          aria-label={`${plan} features`}
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <Typography variant="caption" sx={{ width: 76, color: 'text.secondary' }}>
            {plan}
          </Typography>
          {features
            .filter((feature) => feature.plan === plan)
            .map(({ id, label }) => {
              const isOn = choice.on.has(id) && includes(choice.plan, plan);
              return (
                <Chip
                  key={id}
                  size="small"
                  label={label}
                  disabled={!includes(choice.plan, plan)}
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
