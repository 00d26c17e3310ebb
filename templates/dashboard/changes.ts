import { formatNumber } from './formats';

/** How a figure stands against the same weeks a year earlier. */
export interface Change {
  direction: 'up' | 'down' | 'level';
  tone: 'better' | 'worse' | 'neutral';
  text: string;
}

function changeOf(difference: number, wish: 'more' | 'fewer', text: string): Change {
  if (difference === 0) {
    return { direction: 'level', tone: 'neutral', text: 'Same as in 2025' };
  }
  const isMore = difference > 0;
  const isBetter = isMore === (wish === 'more');
  return { direction: isMore ? 'up' : 'down', tone: isBetter ? 'better' : 'worse', text };
}

/** The change of a total in percent, which also has a short form such as `+7%`. */
export function changeInPercent(now: number, before: number): Change & { short: string } {
  if (before === 0) {
    const text = 'Nothing to compare in 2025';
    return { direction: 'level', tone: 'neutral', text, short: 'New' };
  }
  const difference = Math.round(((now - before) / before) * 100);
  const size = `${Math.abs(difference)}%`;
  const sign = difference > 0 ? '+' : '−';
  const text = `${size} ${difference > 0 ? 'more' : 'fewer'} than in 2025`;
  return {
    ...changeOf(difference, 'more', text),
    short: difference === 0 ? size : `${sign}${size}`,
  };
}

/** The change of a percentage in points. */
export function changeInPoints(now: number, before: number): Change {
  const difference = now - before;
  const size = Math.abs(difference);
  const points = size === 1 ? 'point' : 'points';
  const text = `${size} ${points} ${difference > 0 ? 'above' : 'below'} 2025`;
  return changeOf(difference, 'more', text);
}

/** The change of a count of something unwanted. */
export function changeInNumber(now: number, before: number): Change {
  const difference = now - before;
  const size = formatNumber(Math.abs(difference));
  return changeOf(difference, 'fewer', `${size} ${difference > 0 ? 'more' : 'fewer'} than in 2025`);
}
