import { invalidField } from "#kit/contract/errors.ts";
import { filmsEndpoints } from "#kit/contract/media/films.contract.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";

const MISSING = { en: "Choose a video.", cs: "Vyberte video." };

export const filmsRoutes = implement(filmsEndpoints, { upload: (context) => storeFilm(context) });

/** Stores an uploaded film. Throws INVALID without one, MediaError for what is none. */
async function storeFilm({ media, files, language }: Context) {
  const upload = files.film?.[0];
  if (!upload) throw invalidField("film", MISSING, language);
  await using film = await media.receiveFilm(upload.stream());
  return { film: await media.atomically((tx) => media.storeReceived(tx, film)) };
}
