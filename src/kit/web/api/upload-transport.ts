import type { Transport } from "./api.ts";

/** An upload takes as long as it needs while it goes on; after ten minutes without a sign of life it ends. */
const SILENCE_MS = 600_000;

/** Sends like `fetch`, and tells how much of the body has gone, from 0 to 1. Fetch itself can't tell. */
export function uploadTransport(onProgress: (part: number) => void): Transport {
  return (url, { method = "POST", headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = true;
      request.responseType = "text";
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      let silence: ReturnType<typeof setTimeout> | undefined;
      const goesOn = () => {
        clearTimeout(silence);
        silence = setTimeout(() => request.abort(), SILENCE_MS);
      };
      request.upload.onprogress = ({ loaded, total }) => {
        goesOn();
        onProgress(total > 0 ? loaded / total : 0);
      };
      request.onloadend = () => clearTimeout(silence);
      request.onload = () => {
        const answered = headersOf(request.getAllResponseHeaders());
        const { status, responseText } = request;
        resolve(new Response(status === 204 ? null : responseText, { status, headers: answered }));
      };
      request.onerror = () => reject(new TypeError("The request failed."));
      request.onabort = () => reject(signal?.reason ?? new DOMException("Aborted", "AbortError"));
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      if (signal?.aborted) request.abort();
      else {
        goesOn();
        request.send(body as XMLHttpRequestBodyInit | null | undefined);
      }
    });
}

/** Of an XMLHttpRequest's answer: one a line. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split("\r\n").filter((line) => line.includes(":")))
    headers.append(line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim());
  return headers;
}
