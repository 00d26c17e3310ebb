import type { Ref } from 'react';
import type { Order, Step } from './order';

/** What every step gets: the order so far, and the ways to change it and to move on. */
export interface StepProps {
  heading: Ref<HTMLHeadingElement>;
  order: Order;
  onChange: (part: Partial<Order>) => void;
  onStep: (step: Step) => void;
}
