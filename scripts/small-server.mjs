// How the server's process is started, so that it stays small (docs/decisions/0199-memory-that-goes-back.md). The
// deployment's files say the same; a test compares them.

/**
 * V8 clears up as soon as a small site's data has doubled, instead of filling what a large machine has; 512 MB is where
 * it gives up.
 */
export const flags = ["--max-semi-space-size=4", "--initial-old-space-size=64", "--max-old-space-size=512"];

/**
 * The C library: two arenas, and blocks of 64 KB and more of their own, which go back to the system when they are
 * freed. Without these, holes that pages and compression left stay with the process.
 */
export const environment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
