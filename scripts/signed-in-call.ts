import process from "node:process";

type Call = (method: string, path: string, body?: unknown) => Promise<ReturnType<typeof JSON.parse>>;

/** Calls the API as the administrator whom the environment names. */
export async function signedIn(url: string, language: "cs" | "en"): Promise<Call> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  let token = "";
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        "accept-language": language,
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  token = (await call("POST", "/auth/login", { email, password })).accessToken;
  return call;
}
