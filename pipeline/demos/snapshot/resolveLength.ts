/** What relative lengths refer to, in pixels. */
export interface LengthBasis {
  /** What 100% is; null when that depends on the content. */
  whole: number | null;
  fontSize: number;
}

/** A CSS length in pixels; null for keywords, and for percentages of something unknown. */
export function resolveLength(value: string, basis: LengthBasis): number | null {
  const tokens =
    value.replace(/calc/g, '').match(/[\d.]+(?:px|rem|em|%|ch|vh|vw)?|[a-z-]+\(?|[-+*/(),]/gi) ??
    [];
  const reader = new LengthReader(tokens, basis);
  const length = reader.sum();
  return reader.isDone && Number.isFinite(length) ? length : null;
}

/** Reads `calc()` by its grammar: sums of products of lengths. */
class LengthReader {
  #tokens: string[];
  #basis: LengthBasis;
  #place = 0;

  constructor(tokens: string[], basis: LengthBasis) {
    this.#tokens = tokens;
    this.#basis = basis;
  }

  get isDone(): boolean {
    return this.#place > 0 && this.#place >= this.#tokens.length;
  }

  sum(): number {
    let value = this.#product();
    for (let sign = this.#take('+', '-'); sign; sign = this.#take('+', '-')) {
      const next = this.#product();
      value += sign === '+' ? next : -next;
    }
    return value;
  }

  #product(): number {
    let value = this.#single();
    for (let sign = this.#take('*', '/'); sign; sign = this.#take('*', '/')) {
      const next = this.#single();
      value = sign === '*' ? value * next : value / next;
    }
    return value;
  }

  #single(): number {
    if (this.#take('-')) {
      return -this.#single();
    }
    if (this.#take('(')) {
      const value = this.sum();
      this.#take(')');
      return value;
    }
    const extreme = this.#take('min(', 'max(');
    if (extreme) {
      const values = [this.sum()];
      while (this.#take(',')) {
        values.push(this.sum());
      }
      this.#take(')');
      return extreme === 'min(' ? Math.min(...values) : Math.max(...values);
    }
    const [, number = '', unit = ''] =
      /^([\d.]+)(\D*)$/.exec(this.#tokens[this.#place] ?? '') ?? [];
    this.#place += 1;
    return number === '' ? Number.NaN : Number(number) * this.#pixels(unit);
  }

  #pixels(unit: string): number {
    const { whole, fontSize } = this.#basis;
    const units: Record<string, number> = {
      '': 1,
      px: 1,
      rem: 16,
      em: fontSize,
      ch: fontSize * 0.6,
      '%': (whole ?? Number.NaN) / 100,
      vw: 14.4,
      vh: 9,
    };
    return units[unit] ?? Number.NaN;
  }

  #take(...wanted: string[]): string | null {
    const token = this.#tokens[this.#place];
    if (token !== undefined && wanted.includes(token)) {
      this.#place += 1;
      return token;
    }
    return null;
  }
}
