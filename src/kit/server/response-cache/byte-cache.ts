interface Slot<V> {
  value: V;
  bytes: number;
}

/** Of a full cache, the part that those may have which were asked for again. */
const PROVEN_SHARE = 0.75;

/**
 * A map that holds at most so many bytes. Where it is full, what was asked for only once goes before what was asked
 * for again, each the least recently used first: however many addresses somebody makes up, what visitors come back
 * to stays.
 */
export class ByteCache<V> {
  readonly #limit: number;
  /** Both in the order of their last use. */
  readonly #fresh = new Map<string, Slot<V>>();
  readonly #proven = new Map<string, Slot<V>>();
  #freshBytes = 0;
  #provenBytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#fresh.size + this.#proven.size;
  }

  get bytes(): number {
    return this.#freshBytes + this.#provenBytes;
  }

  /** The value of a key, without a trace of the look. */
  peek(key: string): V | undefined {
    return (this.#proven.get(key) ?? this.#fresh.get(key))?.value;
  }

  /** The value of a key, which counts as used again. */
  get(key: string): V | undefined {
    const known = this.#proven.get(key) ?? this.#fresh.get(key);
    if (!known) return undefined;
    this.delete(key);
    this.#proven.set(key, known);
    this.#provenBytes += known.bytes;
    while (this.#provenBytes > this.#limit * PROVEN_SHARE && this.#proven.size > 1) this.#demote();
    return known.value;
  }

  /** Keeps a value that takes so many bytes, its key included; one that does not fit at all is not kept. */
  set(key: string, value: V, bytes: number): void {
    const isProven = this.#proven.has(key);
    this.delete(key);
    if (bytes > this.#limit) return;
    if (isProven) {
      this.#proven.set(key, { value, bytes });
      this.#provenBytes += bytes;
    } else {
      this.#fresh.set(key, { value, bytes });
      this.#freshBytes += bytes;
    }
    while (this.bytes > this.#limit) this.#removeOldest();
  }

  delete(key: string): void {
    const fresh = this.#fresh.get(key);
    if (fresh) {
      this.#fresh.delete(key);
      this.#freshBytes -= fresh.bytes;
    }
    const proven = this.#proven.get(key);
    if (proven) {
      this.#proven.delete(key);
      this.#provenBytes -= proven.bytes;
    }
  }

  entries(): [key: string, value: V][] {
    return [...this.#fresh, ...this.#proven].map(([key, { value }]) => [key, value]);
  }

  #demote(): void {
    const [key, slot] = this.#proven.entries().next().value as [string, Slot<V>];
    this.delete(key);
    this.#fresh.set(key, slot);
    this.#freshBytes += slot.bytes;
  }

  #removeOldest(): void {
    const [key] = (this.#fresh.size > 0 ? this.#fresh : this.#proven).keys();
    this.delete(key as string);
  }
}
