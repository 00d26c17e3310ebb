import ArtFrame from './ArtFrame';
import Ink from './Ink';

const trees = [
  [96, 96],
  [150, 250],
  [214, 84],
  [262, 226],
  [396, 104],
  [420, 262],
];

/** A street seen from above, with its trees and a pin on the ripe one. */
export default function MapArt() {
  return (
    <ArtFrame>
      <Ink color="background.paper">
        <path
          d="M-0 176q120-30 240-8t240-16M318 0q-24 90 4 160t-10 180"
          fill="none"
          stroke="currentColor"
          strokeWidth="30"
        />
        <rect x="40" y="36" width="34" height="34" rx="6" />
        <rect x="122" y="40" width="52" height="34" rx="6" />
        <rect x="376" y="30" width="56" height="36" rx="6" />
        <rect x="48" y="226" width="54" height="40" rx="6" />
        <rect x="196" y="262" width="44" height="44" rx="6" />
        <rect x="362" y="206" width="40" height="52" rx="6" />
      </Ink>
      <Ink color="primary.main">
        {trees.map(([cx, cy]) => (
          <g key={cx}>
            <circle cx={cx} cy={cy} r="22" opacity="0.35" />
            <circle cx={cx} cy={cy} r="12" />
          </g>
        ))}
      </Ink>
      <Ink color="secondary.main">
        <ellipse cx="262" cy="226" rx="34" ry="12" opacity="0.25" />
        <path d="M262 226c-34-40-40-52-40-70a40 40 0 0 1 80 0c0 18-6 30-40 70z" />
      </Ink>
      <Ink color="background.paper">
        <circle cx="262" cy="158" r="17" />
        <path d="M262 138q2-14 18-16-2 14-18 16z" />
      </Ink>
    </ArtFrame>
  );
}
