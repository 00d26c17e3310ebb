import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  value: Value;
  onChoose: (value: Value) => void;
  children: ReactNode;
}

/** A labeled set of choices of which one is taken. */
export default function ChoiceGroup<Value extends string>({
  label,
  value,
  onChoose,
  children,
}: ChoiceGroupProps<Value>) {
  const id = useId();
  return (
    <FormControl fullWidth sx={{ mt: 3 }}>
      <FormLabel id={id} sx={{ color: 'text.primary', fontWeight: 600, mb: 1 }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name={label.toLowerCase()}
        value={value}
        // The values of the cards inside are those of the group.
        onChange={(event) => onChoose(event.target.value as Value)}
        sx={{ gap: 1 }}
      >
        {children}
      </RadioGroup>
    </FormControl>
  );
}
