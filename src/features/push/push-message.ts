import type { PushKind } from "./push-kinds.ts";

/** What a device shows. Screens of locked phones are public: it names nobody's address, phone or e-mail. */
export interface Notice {
  title: string;
  text: string;
  /** The page of the back office that a click opens. */
  path: string;
}

/** What the service worker of the back office is sent (`src/app/admin/worker.ts`). */
export interface PushMessage extends Notice {
  kind: PushKind | "test";
  /** A second one with the same tag takes the place of the first. */
  tag: string;
  /** Stands for several of a kind: its title gets their number. */
  many?: { title: string; path: string };
}
