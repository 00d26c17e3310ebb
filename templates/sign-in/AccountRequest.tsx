import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { checkEmail, checkFilled } from './checkFields';
import DialogButtons from './DialogButtons';
import { focusFirstWrong } from './focusFirstWrong';
import { useFirstFocus } from './useFirstFocus';

interface AccountRequestProps {
  onCancel: () => void;
  onSend: (email: string) => void;
}

const experiences = ['Never rowed before', 'A few seasons', 'Many years', 'I steer'];
const nothing = { name: '', email: '' };

/** The questions of the account dialog. */
export default function AccountRequest({ onCancel, onSend }: AccountRequestProps) {
  const first = useFirstFocus<HTMLInputElement>();
  const [person, setPerson] = useState(nothing);
  const [wasChecked, setWasChecked] = useState(false);
  const found = {
    name: checkFilled(person.name, 'Enter your name.'),
    email: checkEmail(person.email),
  };
  const problems = wasChecked ? found : nothing;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWasChecked(true);
    if (!focusFirstWrong(event.currentTarget, found)) {
      onSend(person.email.trim());
    }
  }

  function field(name: keyof typeof nothing) {
    return {
      name,
      fullWidth: true,
      required: true,
      value: person[name],
      error: problems[name] !== '',
      helperText: problems[name] || ' ',
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setPerson({ ...person, [name]: event.target.value }),
    };
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1, pt: 1 }}>
      <TextField inputRef={first} label="Your name" autoComplete="name" {...field('name')} />
      <TextField
        label="Your email"
        type="email"
        autoComplete="email"
        {...field('email')}
        slotProps={{ htmlInput: { inputMode: 'email' } }}
      />
      <TextField
        name="experience"
        label="Time on the water"
        select
        fullWidth
        defaultValue={experiences[0]}
        slotProps={{ select: { native: true } }}
      >
        {experiences.map((experience) => (
          <option key={experience}>{experience}</option>
        ))}
      </TextField>
      <DialogButtons submit="Send the request" onCancel={onCancel} />
    </Box>
  );
}
