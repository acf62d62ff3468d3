export { pushDevices } from "./push.table.ts";
export { someDeviceWants, tellTeam } from "./tell-team.ts";
export { pushKeys } from "./vapid.ts";
