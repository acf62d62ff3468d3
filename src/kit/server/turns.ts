import { setImmediate } from "node:timers/promises";
import { Refusal } from "#kit/contract/errors.ts";

interface Limits {
  /** How many are at work at the same time. */
  atOnce: number;
  /** How many of one address may wait. */
  perAddress: number;
  /** How many may wait in all. */
  inAll: number;
}

interface Work {
  key: string;
  run: () => void;
  refuse: (reason: Refusal) => void;
  /** The addresses that wait for it. */
  addresses: Set<string>;
}

const RETRY_AFTER_SECONDS = 5;
/**
 * Turns of the event loop before each piece of work. In each of them the system gives us one new connection: whoever
 * is at the door comes in before the next page of a flood is rendered.
 */
const TURNS_BEFORE = 8;

/**
 * Work that takes the processor, such as rendering a page, a few at a time and in turn by the address that asks:
 * whoever asks for hundreds waits for hundreds, and the next visitor for one of them.
 */
export class Turns {
  readonly #limits: Limits;
  readonly #works = new Set<Work>();
  /** The newest of each key. */
  readonly #byKey = new Map<string, Work>();
  /** By address, the one whose turn is next first. */
  readonly #waiting = new Map<string, Set<Work>>();
  #running = 0;
  #isStarting = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#works.size;
  }

  /**
   * Does `work` when it is the turn of `address`; `key` names it for others who wait for the same. Throws
   * TOO_MANY_REQUESTS where too many of this address wait, UNAVAILABLE where too many do in all.
   */
  take<T>(address: string, key: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => {
        this.#running++;
        work()
          .then(resolve, reject)
          .finally(() => {
            this.#running--;
            void this.#start();
          });
      };
      if ((this.#waiting.get(address)?.size ?? 0) >= this.#limits.perAddress)
        return reject(new Refusal("TOO_MANY_REQUESTS", { retryAfter: RETRY_AFTER_SECONDS }));
      if (this.#works.size >= this.#limits.inAll && !this.#makeRoom(address))
        return reject(new Refusal("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS }));
      const waiting: Work = { key, run, refuse: reject, addresses: new Set() };
      this.#works.add(waiting);
      this.#byKey.set(key, waiting);
      this.#line(address, waiting);
      void this.#start();
    });
  }

  /** This address waits for the same work as well: it is done when the first of them has its turn. */
  join(address: string, key: string): void {
    const work = this.#byKey.get(key);
    if (work && (this.#waiting.get(address)?.size ?? 0) < this.#limits.perAddress) this.#line(address, work);
  }

  #line(address: string, work: Work): void {
    work.addresses.add(address);
    this.#waiting.set(address, (this.#waiting.get(address) ?? new Set()).add(work));
  }

  async #start(): Promise<void> {
    if (this.#isStarting) return;
    this.#isStarting = true;
    while (this.#running < this.#limits.atOnce && this.#works.size > 0) {
      for (let turn = 0; turn < TURNS_BEFORE; turn++) await setImmediate();
      this.#runNext();
    }
    this.#isStarting = false;
  }

  #runNext(): void {
    const [turn] = this.#waiting;
    if (!turn) return;
    const [address, own] = turn;
    const [work] = own as unknown as [Work];
    this.#remove(work);
    // To the end of the row.
    if (own.size > 0) {
      this.#waiting.delete(address);
      this.#waiting.set(address, own);
    }
    work.run();
  }

  /** The last of the address with the most waiting goes, where that is more than `address` has. */
  #makeRoom(address: string): boolean {
    const own = this.#waiting.get(address)?.size ?? 0;
    const longest = [...this.#waiting.values()].reduce((one, other) => (other.size > one.size ? other : one));
    if (longest.size <= own + 1) return false;
    const last = [...longest].findLast(({ addresses }) => addresses.size === 1);
    if (!last) return false;
    this.#remove(last);
    last.refuse(new Refusal("TOO_MANY_REQUESTS", { retryAfter: RETRY_AFTER_SECONDS }));
    return true;
  }

  #remove(work: Work): void {
    this.#works.delete(work);
    if (this.#byKey.get(work.key) === work) this.#byKey.delete(work.key);
    for (const address of work.addresses) {
      const own = this.#waiting.get(address);
      own?.delete(work);
      if (own?.size === 0) this.#waiting.delete(address);
    }
  }
}
