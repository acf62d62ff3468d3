import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const filmsEndpoints = {
  upload: endpoint({
    method: "POST",
    path: "/films",
    access: "admin",
    roles: ["content", "shop"],
    summary:
      "Stores a film (MP4 or WebM, at most 200 MB) for a record's `film`; it goes again unless a record is saved with it",
    files: { film: { kind: "film" } },
    status: 201,
    response: z.object({ film: z.string() }),
    keepsAnswers: true,
  }),
};

export type FilmsEndpoints = typeof filmsEndpoints;
