import { readings, type Reading } from './readings.data';

interface DialProps {
  reading: Reading;
}

function Dial({ reading }: DialProps) {
  return (
    <meter aria-label={reading.name} value={reading.value} max={10}>
      {reading.value}
    </meter>
  );
}

export default function BasicDial() {
  return <Dial reading={readings[0]!} />;
}
