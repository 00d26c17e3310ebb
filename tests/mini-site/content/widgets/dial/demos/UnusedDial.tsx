export default function UnusedDial() {
  return <meter aria-label="Humidity" value={2} max={10} />;
}
