import type { ContentType } from "./content-behaviour.ts";
import { jpegOf } from "./sample-images.ts";

export interface Made {
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a record
  record: any;
  status: number;
  /** `/events/7` */
  address: string;
  token: string;
}

/** Adds a record of the type through the API, with a picture where it has one. */
export async function createRecord(type: ContentType, change: Record<string, unknown> = {}): Promise<Made> {
  const { server, path, picture, fields, unique } = type;
  const token = await server.signIn();
  const sent = { ...fields, ...unique?.(), ...change };
  const body = picture ? formOf(sent, { [picture.field]: await pictureFile() }) : sent;
  const { status, body: record } = await server.call(`POST ${path}`, { token, body, language: "en" });
  if (status !== 201) throw new Error(`POST ${path} answered ${status}: ${JSON.stringify(record)}`);
  return { record, status, token, address: recordAddress(type, record) };
}

export function recordAddress({ path, key }: ContentType, record: Made["record"]): string {
  return `${path}/${record[key]}`;
}

/** A multipart body as the back office sends it: every value as text, objects as JSON. */
export function formOf(fields: Record<string, unknown>, files: Record<string, File> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  return form;
}

export async function pictureFile(width = 40, height = 30): Promise<File> {
  return fileOf(await jpegOf(width, height), "photo.jpg");
}

export function fileOf(bytes: Buffer, filename: string): File {
  return new File([new Uint8Array(bytes)], filename);
}
