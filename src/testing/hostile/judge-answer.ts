import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

/** What no answer may hold. None of it stands in a hostile request, so it can't be an echo. */
const GIVEN_AWAY: [string, RegExp][] = [
  ["a stack trace", /\n\s+at .+:\d+:\d+|\\n\s+at .+:\d+/],
  ["a path of the server", new RegExp(`${ROOT}/|${tmpdir()}/|node_modules/|file:///(?!etc/passwd)`)],
  ["SQL", /Failed query|select "|insert into "|syntax error at or near/],
  ["the words of the schema library", /Invalid input: expected|expected \w+, received \w+/],
  ["a file of the system", /root:x:0:0/],
];

/** The first line of a request for a page that is not for everybody, in whatever letters; `..` leads out of it. */
const PERSONAL = /^\w+ \/(order\/[^/ ]+\/[^/ ?]|test-payment\/|preview\/|admin[/? ])(?!\S*(\.|%2e){2})/i;

/** Bodies of JSON may have 2 MB. */
const LARGE_BYTES = 2 * 1024 * 1024;

export interface Judged {
  status: number;
  /** 503 with Retry-After: the server says that it is too busy. */
  busy: boolean;
  fault: string | null;
}

/** What is wrong with an answer to a hostile request; null where nothing is. */
export function judgeAnswer(received: string, unfinished: boolean, request: Uint8Array): Judged {
  const answer = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
  const [head = "", body = ""] = answer.split(/\r\n\r\n([\s\S]*)/, 2);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  const busy = status === 503 && /^retry-after: \d/im.test(head);
  const judged = (fault: string | null) => ({ status, busy, fault });
  if (answer.startsWith("timeout")) return judged("the connection stayed open");
  // A refusal of a large body may be lost when the server hangs up on what is still being written.
  const mayBeCutOff = unfinished || request.byteLength > LARGE_BYTES;
  if (status === 0) return judged(mayBeCutOff ? null : "no answer");
  if (status >= 500 && !busy) return judged(`status ${status}`);
  const found = GIVEN_AWAY.find(([, sign]) => sign.test(answer));
  if (found) return judged(`gives away ${found[0]}`);
  // Node answers an unknown `Expect` and a missing `Host` by itself, without a body.
  if (/^content-type: /im.test(head) && !/^x-content-type-options: nosniff/im.test(head))
    return judged("no nosniff");
  const isHtml = /^content-type: text\/html/im.test(head);
  if (isHtml && !/^content-security-policy: /im.test(head)) return judged("a page without a policy");
  const asked = Buffer.from(request.subarray(0, 300)).toString("latin1");
  if (isHtml && status === 200 && PERSONAL.test(asked) && !/^cache-control: no-store/im.test(head))
    return judged("a page for one person that may be kept");
  if (
    status >= 400 &&
    body &&
    /^content-type: application\/json/im.test(head) &&
    !/"code":"[A-Z_]+"/.test(body)
  )
    return judged("an error that is not in the API's form");
  return judged(null);
}
