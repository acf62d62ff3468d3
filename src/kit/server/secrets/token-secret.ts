import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { ConfigError } from "../config/config-error.ts";
import { createFileDurably } from "../database/durable-files.ts";

/** Characters of a secret at least. */
export const SECRET_LENGTH = 32;
/** A file that a power cut left may have its length and nothing but zero bytes; a person may hold a key down. */
const DIFFERENT_CHARACTERS = 10;

/** Whether a text can be the secret that tokens and order keys are made with. */
export function isTokenSecret(text: string): boolean {
  const characters = [...text.replace(/\p{C}/gu, "").trim()];
  return characters.length >= SECRET_LENGTH && new Set(characters).size >= DIFFERENT_CHARACTERS;
}

/**
 * The secret in `file`, made for its owner alone where there is none.
 *
 * @throws ConfigError where the file holds none or can't be read or made: with an empty secret anybody could make
 * tokens and order keys
 */
export function keptTokenSecret(file: string): string {
  try {
    return checked(read(file) ?? made(file), file);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATA_DIR: takes a folder that can be written (${(error as Error).message})`);
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new ConfigError(`TOKEN_SECRET: ${file} can't be read (${(error as Error).message})`);
  }
}

function made(file: string): string {
  createFileDurably(file, randomBytes(48).toString("base64url"));
  // Another process may have been faster.
  return readFileSync(file, "utf8");
}

function checked(secret: string, file: string): string {
  if (isTokenSecret(secret)) return secret;
  throw new ConfigError(
    `TOKEN_SECRET: ${file} holds no secret of at least ${SECRET_LENGTH} characters: put the file back from a copy, or delete it and a new one is made (then everyone signs in again, with a recovery code where two-step sign-in is on, and links to orders in mails sent so far stop working)`,
  );
}
