import { XMLParser } from "fast-xml-parser";

/** What is read from answers of a store; each may be missing. */
export interface S3Document {
  Error?: { Code?: string; Message?: string };
  ListBucketResult?: {
    Contents?: { Key: string; Size: string; LastModified: string }[];
    NextContinuationToken?: string;
  };
  InitiateMultipartUploadResult?: { UploadId?: string };
  ListMultipartUploadsResult?: {
    Upload?: { Key: string; UploadId: string; Initiated: string }[];
    IsTruncated?: string;
    NextKeyMarker?: string;
    NextUploadIdMarker?: string;
  };
}

const LISTS = new Set(["ListBucketResult.Contents", "ListMultipartUploadsResult.Upload"]);

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (_name, path) => LISTS.has(String(path)),
});

/** An answer's document; empty where the answer is not XML. */
export function readXml(text: string): S3Document {
  try {
    const document = parser.parse(text);
    return typeof document === "object" && document !== null ? document : {};
  } catch {
    return {};
  }
}
