import { AsyncLocalStorage } from "node:async_hooks";
import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/** The message by which a client of PostgreSQL says goodbye: it would end the embedded database itself. */
const TERMINATE = 0x58;

/**
 * The pool of the embedded database: `pg`, as for a server, speaks PostgreSQL's protocol to PGlite instead of to a
 * socket. There is one connection, so transactions and queries wait for each other.
 */
export function embeddedPool(database: PGlite): pg.Pool & TransactionGuard {
  return new EmbeddedPool({
    Client: EmbeddedClient,
    stream: () => new ProtocolStream(database),
    // PGlite's own user and database.
    user: "postgres",
    database: "template1",
    max: 1,
    idleTimeoutMillis: 0,
    // pg does not know what its client before had prepared, by name, in the one session that there is.
    onConnect: (client) => client.query("deallocate all"),
  } as pg.PoolConfig);
}

export interface TransactionGuard {
  /** Runs a transaction's work: within it, a query on the pool throws. */
  guard<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A query on the pool from inside a transaction would wait for the one connection, which waits for the transaction, for
 * ever; so it throws.
 */
class EmbeddedPool extends pg.Pool implements TransactionGuard {
  readonly #surrounding = new AsyncLocalStorage<{ open: boolean }>();

  guard<T>(work: () => Promise<T>): Promise<T> {
    const scope = { open: true };
    return this.#surrounding.run(scope, async () => {
      try {
        return await work();
      } finally {
        scope.open = false;
      }
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg declares one overload with a callback and one without.
  override connect(...call: any[]): any {
    if (!this.#surrounding.getStore()?.open)
      return super.connect(...(call as Parameters<pg.Pool["connect"]>));
    const error = new Error(
      "A query on the database from inside a transaction: use the transaction's `tx` instead.",
    );
    if (call.length === 0) return Promise.reject(error);
    call[0](error);
  }
}

/** Statements without values go the extended way too: the simple one spins for ever in PGlite when the disk is full. */
class EmbeddedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares eight overloads.
  override query(query: any, ...rest: any[]): any {
    const config = typeof query === "string" ? { text: query } : query;
    return super.query({ queryMode: "extended", ...config }, ...(rest as []));
  }
}

/** What a socket to a server is, to PGlite: bytes of PostgreSQL's protocol go in, its answer comes out. */
class ProtocolStream extends Duplex {
  readonly #database: PGlite;

  constructor(database: PGlite) {
    super();
    this.#database = database;
  }

  connect() {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }

  setNoDelay() {
    return this;
  }

  ref() {
    return this;
  }

  unref() {
    return this;
  }

  override _read() {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void) {
    this.#send(bytes, done);
  }

  /** A query is five messages; together they are one call. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void) {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  #send(bytes: Buffer, done: (error?: Error) => void) {
    if (bytes[0] === TERMINATE) return done();
    this.#database.execProtocolRaw(bytes).then((answer) => {
      if (answer.length > 0) this.push(Buffer.from(answer));
      done();
    }, done);
  }
}
