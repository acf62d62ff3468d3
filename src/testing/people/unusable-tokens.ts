import { ADMIN, type TestServer } from "../test-server.ts";

/** Bearers that no call of the API may accept. */
export async function unusableTokens({ call, signIn }: TestServer) {
  const { accessToken, refreshToken } = (await call("POST /auth/login", { body: ADMIN })).body;
  const ended = await signIn();
  await call("POST /auth/logout", { token: ended, body: {} });
  return {
    wrong: "not-a-token",
    tampered: `${accessToken.slice(0, -4)}AAAA`,
    refresh: refreshToken as string,
    loggedOut: ended,
  };
}
