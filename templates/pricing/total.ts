import type { Period, Plan } from './plans';

/** What a studio pays each time, and what twelve months cost in the end. */
export interface Total {
  each: number;
  year: number;
  /** What a year costs less than twelve single months. */
  saved: number;
}

export function totalOf(plan: Plan, period: Period, desks: number): Total {
  const year = plan.price[period] * desks * 12;
  return {
    each: period === 'yearly' ? year : plan.price.monthly * desks,
    year,
    saved: plan.price.monthly * desks * 12 - year,
  };
}

const amount = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

export function pounds(value: number): string {
  return `£${amount.format(value)}`;
}

export function desksInWords(desks: number): string {
  return desks === 1 ? '1 desk' : `${desks} desks`;
}
