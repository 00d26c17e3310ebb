/** Numbers above 0 by position, of which there are few; using it again takes no time for the positions that are 0. */
export class SparseNumbers {
  readonly #values: Float64Array;
  readonly #positions: Int32Array;
  #size = 0;

  constructor(length: number) {
    this.#values = new Float64Array(length);
    this.#positions = new Int32Array(length);
  }

  /** Positions that have a number, in the order in which they got it; they change with the next one. */
  get positions(): Int32Array {
    return this.#positions.subarray(0, this.#size);
  }

  get(position: number): number {
    return this.#values[position]!;
  }

  add(position: number, number: number): void {
    this.#set(position, this.#values[position]! + number);
  }

  /** Sets the number unless it is higher already. */
  raise(position: number, number: number): void {
    if (number > this.#values[position]!) {
      this.#set(position, number);
    }
  }

  /** Makes all of them 0 again; returns itself. */
  emptied(): this {
    for (let at = 0; at < this.#size; at += 1) {
      this.#values[this.#positions[at]!] = 0;
    }
    this.#size = 0;
    return this;
  }

  #set(position: number, number: number): void {
    if (this.#values[position] === 0) {
      this.#positions[this.#size] = position;
      this.#size += 1;
    }
    this.#values[position] = number;
  }
}
