import { connect } from "node:http2";
import { request } from "node:https";
import { buffer } from "node:stream/consumers";

export interface TlsAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** False: more of the body would come. */
  whole?: false;
}

/** One request to a server whose certificate is its own. */
export function askTls(
  address: string,
  { method = "GET", headers = {}, body, whole }: Asked = {},
): Promise<TlsAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      { method, headers, rejectUnauthorized: false, agent: false },
      async (answer) => {
        const all = answer.headers as Record<string, string>;
        resolve({ status: answer.statusCode ?? 0, headers: all, body: await buffer(answer) });
        asked.destroy();
      },
    );
    asked.on("error", reject);
    if (whole === false) asked.write(body);
    else asked.end(body);
  });
}

/** The status of a page asked by HTTP/2; rejects where the server does not speak it. */
export function askHttp2(address: string): Promise<number> {
  const { origin, pathname } = new URL(address);
  const session = connect(origin, { rejectUnauthorized: false });
  return new Promise<number>((resolve, reject) => {
    session.on("error", reject);
    const asked = session.request({ ":path": pathname });
    asked.on("error", reject);
    asked.on("response", (headers) => resolve(Number(headers[":status"])));
    asked.resume();
    asked.end();
  }).finally(() => session.destroy());
}
