import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";

/** A PDF of one blank page. */
export function pdfOf(version = "1.7"): Buffer {
  return Buffer.from(
    `%PDF-${version}\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n` +
      "2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n" +
      "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj\n" +
      "trailer <</Root 1 0 R>>\nstartxref\n0\n%%EOF\n",
  );
}

/** A PDF of blank A6 pages. */
export function labelsPdf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 3);
  const page = (number: number) =>
    `${number} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 298 420]>> endobj\n`;
  return Buffer.from(
    "%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n" +
      `2 0 obj <</Type/Pages/Kids[${numbers.map((number) => `${number} 0 R`).join(" ")}]/Count ${pages}>> endobj\n` +
      `${numbers.map(page).join("")}trailer <</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`,
  );
}

/** A ZIP with one uncompressed file. */
export function zipOf(name = "logo.svg", content = "<svg/>", comment = ""): Buffer {
  const [file, bytes, note] = [Buffer.from(name), Buffer.from(content), Buffer.from(comment)];
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, file, bytes]);
  const contents = Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), facts, Buffer.alloc(14), file]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(contents.length, 8);
  end.writeUInt32LE(local.length, 12);
  end.writeUInt16LE(note.length, 16);
  return Buffer.concat([local, contents, Buffer.from("PK\x05\x06"), end, note]);
}
