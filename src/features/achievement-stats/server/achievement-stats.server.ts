import { contentServerOf } from "#kit/server/content/content-server.ts";
import { achievementStats as content } from "../achievement-stats.content.ts";
import { achievementStats } from "./achievement-stats.table.ts";

export default [contentServerOf(content, achievementStats)];
