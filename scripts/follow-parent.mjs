// The server runs in its own process group so that Ctrl-C reaches it once, through start.mjs.
// Should start.mjs be killed outright, nobody would end the server: it ends itself then.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 1_000).unref();
