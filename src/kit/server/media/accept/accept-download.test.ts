import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { pdfOf, zipOf } from "#testing/content/sample-files.ts";
import { htmlNamedJpg, jpegOf, mp4Of, svgWithScript } from "#testing/content/sample-images.ts";
import { downloadTypeOf, MAX_DOWNLOAD_BYTES } from "./accept-download.ts";

const uploadOf = (content: Buffer, bytes = content.length) => ({
  bytes,
  stream: (part?: { start: number; end: number }) =>
    Readable.from([part ? content.subarray(part.start, part.end + 1) : content]),
});

test.each([
  ["a PDF", "pdf", pdfOf()],
  ["a PDF of the second version", "pdf", pdfOf("2.0")],
  ["a ZIP", "zip", zipOf()],
  ["a ZIP with a comment", "zip", zipOf("a.txt", "a", "for the press ".repeat(4_000))],
  ["a PDF that is a ZIP too", "pdf", Buffer.concat([pdfOf(), zipOf("a.txt", "%%EOF")])],
])("%s is known by its bytes", async (_, type, bytes) => {
  expect(await downloadTypeOf(uploadOf(bytes))).toBe(type);
});

const zip = zipOf();
const moved = Buffer.from(zip);
moved.writeUInt32LE(0xffffffff, zip.length - 6);
const wrongTable = Buffer.from(zip);
wrongTable.write("XX", zip.lastIndexOf("PK\x01\x02"));

test.each([
  ["an empty file", "DOWNLOAD_EMPTY", Buffer.alloc(0)],
  ["a web page", "DOWNLOAD_TYPE", htmlNamedJpg().bytes],
  ["a drawing with a script", "DOWNLOAD_TYPE", svgWithScript()],
  ["a picture", "DOWNLOAD_TYPE", await jpegOf(40, 30)],
  ["a film", "DOWNLOAD_TYPE", mp4Of(500)],
  ["a program", "DOWNLOAD_TYPE", Buffer.from("MZ\x90\0\x03\0\0\0\x04")],
  ["a program that unpacks itself", "DOWNLOAD_TYPE", Buffer.concat([Buffer.from("MZ\x90\0\0\0\0\0"), zip])],
  ["a web page before a PDF", "DOWNLOAD_TYPE", Buffer.concat([htmlNamedJpg().bytes, pdfOf()])],
  ["one byte", "DOWNLOAD_TYPE", Buffer.from("%")],
  ["half a PDF", "DOWNLOAD_BROKEN", pdfOf().subarray(0, 100)],
  ["half a ZIP", "DOWNLOAD_BROKEN", zip.subarray(0, 40)],
  ["a ZIP without its last byte", "DOWNLOAD_BROKEN", zip.subarray(0, -1)],
  ["a ZIP with more behind it", "DOWNLOAD_BROKEN", Buffer.concat([zip, Buffer.from("<script>")])],
  ["a ZIP whose table lies elsewhere", "DOWNLOAD_BROKEN", moved],
  ["a ZIP whose table is none", "DOWNLOAD_BROKEN", wrongTable],
  ["a ZIP of nothing", "DOWNLOAD_TYPE", Buffer.concat([Buffer.from("PK\x05\x06"), Buffer.alloc(18)])],
  ["only the beginning of a ZIP", "DOWNLOAD_BROKEN", Buffer.from("PK\x03\x04")],
])("%s is refused", async (_, code, bytes) => {
  await expect(downloadTypeOf(uploadOf(bytes))).rejects.toMatchObject({ code });
});

test("more than 50 MB are refused unread", async () => {
  const large = uploadOf(pdfOf(), MAX_DOWNLOAD_BYTES + 1);
  await expect(downloadTypeOf(large)).rejects.toMatchObject({ code: "DOWNLOAD_TOO_LARGE" });
});
