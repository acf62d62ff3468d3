import sharp from "sharp";
import { ADMIN } from "./fixtures.ts";
import type { Site } from "./site.ts";

/** Calls the products API as the administrator. */
export async function productCall(site: Site, method: string, path: string, body?: FormData) {
  const json = { "content-type": "application/json" };
  const login = { method: "POST", headers: json, body: JSON.stringify(ADMIN) };
  const { accessToken } = await (await fetch(`${site.url}/api/auth/login`, login)).json();
  const answer = await fetch(`${site.url}/api/products${path}`, {
    method,
    headers: { authorization: `Bearer ${accessToken}` },
    ...(body && { body }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/** A product as the editor sends it; its slug is its name in lower case, with a hyphen. */
export async function productWithTwoPhotos(name: string): Promise<FormData> {
  const form = new FormData();
  const slug = name.toLowerCase().replace(" ", "-");
  const texts = { "translations[en][name]": name, "translations[cs][name]": name };
  for (const [key, value] of Object.entries({ slug, price: "99", ...texts })) form.append(key, value);
  for (const colour of ["#aa2211", "#1122aa"]) {
    const { buffer, mimeType } = await picture("photo.jpg", colour);
    form.append("images", new File([new Uint8Array(buffer)], "photo.jpg", { type: mimeType }));
  }
  return form;
}

/** A picture in one colour, as a file input takes it. */
export async function picture(name: string, background: string) {
  const create = { width: 640, height: 427, channels: 3 as const, background };
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}
