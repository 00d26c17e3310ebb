const levels = ['Low', 'High'] as const;

export default function TwoLevels() {
  return levels.map((level) => <p key={level}>{level}</p>);
}
