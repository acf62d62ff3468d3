import { contentServerOf } from "#kit/server/content/content-server.ts";
import { sponsors as content } from "../sponsors.content.ts";
import { sponsors } from "./sponsors.table.ts";

export default [contentServerOf(content, sponsors)];
