export { forgetSilentDevices } from "./own-devices.ts";
export { pushDevices } from "./push.table.ts";
export { declarePush, type MakeNotice, someDeviceWants, tellTeam } from "./tell-team.ts";
export { pushKeys } from "./vapid.ts";
