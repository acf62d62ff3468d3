import { type ContentServer, wordsOf } from "#kit/server/content/content-server.ts";
import { implement } from "#kit/server/http/mount.ts";
import { days as content } from "../days.content.ts";
import { daysEndpoints } from "../days.contract.ts";
import { addSlot, changeSlot, makeSlots, removeSlot } from "./day-slots.ts";
import { getDay, listDays } from "./days.service.ts";
import { days } from "./days.table.ts";
import { restoreDay } from "./restore-day.ts";
import { cancelDay, createDay, duplicateDay, moveDay, removeDay, reopenDay, updateDay } from "./save-day.ts";

const routes = implement(daysEndpoints, {
  list: (context, { query }) => listDays(context, query),
  get: (context, { params }) => getDay(context, params.id),
  create: (context, { body }) => createDay(context, body),
  update: (context, { params, body }) => updateDay(context, params.id, body),
  remove: (context, { params }) => removeDay(context, params.id),
  duplicate: (context, { params, body }) => duplicateDay(context, params.id, body.date),
  cancel: (context, { params, body }) => cancelDay(context, params.id, body.reason),
  move: (context, { params, body }) => moveDay(context, params.id, body.date, body.reason),
  reopen: (context, { params }) => reopenDay(context, params.id),
  makeSlots: (context, { params, body }) => makeSlots(context, params.id, body),
  addSlot: (context, { params, body }) => addSlot(context, params.id, body),
  changeSlot: (context, { params, body }) => changeSlot(context, params.id, params.slot, body),
  removeSlot: (context, { params }) => removeSlot(context, params.id, params.slot),
});

export default [{ content, restore: restoreDay, routes, words: wordsOf(days) }] satisfies ContentServer[];
