import { readXml } from "./s3-xml.ts";

interface Refused {
  status?: number;
  /** The store's own name for it, such as `NoSuchKey`. */
  code?: string;
  said?: string;
  cause?: unknown;
}

const FULL = new Set(["QuotaExceeded", "XMinioStorageFull", "InsufficientStorage", "EntityTooLarge"]);

/** The store could not be reached, or refused the call; its keys never stand in the text. */
export class S3Error extends Error {
  override name = "S3Error";
  readonly status: number | undefined;
  readonly code: string | undefined;

  constructor({ status, code, said, cause }: Refused) {
    const why = status === undefined ? reasonOf(cause) : [status, code, said].filter(Boolean).join(" ");
    super(`The store ${status === undefined ? "does not answer" : "refused"}: ${why}`, { cause });
    this.status = status;
    this.code = code;
  }

  /** Worth another try: nobody answered, too many calls, or a fault of the store. */
  get passing(): boolean {
    return this.status === undefined || this.status === 429 || (this.status >= 500 && this.status !== 507);
  }

  get full(): boolean {
    return this.status === 507 || FULL.has(this.code ?? "");
  }
}

/** Reads an error answer to its end. */
export async function s3ErrorOf(response: Response, method: string): Promise<S3Error> {
  const { status } = response;
  if (method === "HEAD") return new S3Error({ status });
  const { Error: told } = readXml(await response.text().catch(() => ""));
  return new S3Error({ status, code: told?.Code, said: told?.Message });
}

/** `fetch` says "fetch failed" and keeps the reason in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
}
