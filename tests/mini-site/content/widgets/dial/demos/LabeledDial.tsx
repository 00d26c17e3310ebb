export default function LabeledDial() {
  return (
    <label>
      Pressure <meter value={4} max={10} />
    </label>
  );
}
