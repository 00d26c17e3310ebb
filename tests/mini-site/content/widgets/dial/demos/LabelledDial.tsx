export default function LabelledDial() {
  return (
    <label>
      Pressure <meter value={4} max={10} />
    </label>
  );
}
